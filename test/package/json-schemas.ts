// The JSON Schemas of all games are in the package, as those that the tests have tried, and can be imported.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { allJsonSchemas } from "../../src/cli/json-schema.ts";
import type { Unpacked } from "./tarball.ts";

export async function checkJsonSchemas({ consumer }: Unpacked): Promise<string[]> {
  const { resolve } = createRequire(join(consumer, "program.js"));
  const files = allJsonSchemas();
  const problems = files.flatMap(({ path, schema }) => {
    const specifier = `abyss-rules/schemas/${path}`;
    const file = resolve(specifier);
    if (!existsSync(file)) return [`${specifier} is not in the package: run \`npm run build\`.`];
    return isDeepStrictEqual(JSON.parse(readFileSync(file, "utf8")), jsonOf(schema))
      ? []
      : [`${specifier} is not what the source makes: run \`npm run build\`.`];
  });
  console.log(`JSON Schemas looked up: ${files.length}`);
  return problems;
}

const jsonOf = (value: object): unknown => JSON.parse(JSON.stringify(value));
