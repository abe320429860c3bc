import { expect, test } from "vitest";
import { jsonSchemasOf } from "../../src/cli/json-schema.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { run } from "./command.ts";

test("schema prints the JSON Schema that the package contains as a file", async () => {
  const { status, stdout } = await run(["schema", "conspiracy", "action"]);
  expect(status).toBe(0);
  const [file] = jsonSchemasOf({ name: "Conspiracy", game: conspiracy }).filter(
    ({ path }) => path === "conspiracy/action.json",
  );
  expect(JSON.parse(stdout)).toEqual(file!.schema);
});
