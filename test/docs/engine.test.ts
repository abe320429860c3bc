// docs/engine.md documents every method with its fields, and every code of an error.
import { expect, test } from "vitest";
import { engineJsonSchemas } from "../../src/cli/json-schema.ts";
import type { JsonSchema } from "../../src/cli/tidy-json-schema.ts";
import { read } from "./documents.ts";
import { codeIn, tableIn } from "./tables.ts";

const text = read("docs/engine.md");
const [request, answer] = engineJsonSchemas().map(({ schema }) => schema) as [
  JsonSchema,
  JsonSchema,
];

test("docs/engine.md lists every method with all its fields", () => {
  const rows = tableIn(text, ["method", "fields", "result"]);
  const requests = request.oneOf!.map(({ properties }) => properties!);
  expect(rows.map(({ method }) => codeIn(method).join())).toEqual(
    requests.map(({ method }) => method!.const),
  );
  for (const [i, { id: _, method: __, ...fields }] of requests.entries())
    for (const field of Object.keys(fields)) expect(codeIn(rows[i]!.fields)).toContain(field);
});

test("docs/engine.md lists every code of an error", () => {
  const { error } = answer.anyOf!.at(-1)!.properties!;
  const codes = tableIn(text, ["code", "why"]).map(({ code }) => codeIn(code).join());
  expect(codes).toEqual(error!.properties!["code"]!["enum"]);
});
