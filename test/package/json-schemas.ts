// Checks that the JSON Schemas of all games are in the package, up to date, and can be imported.
import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { allJsonSchemas } from "../../src/cli/json-schema.ts";
import type { Unpacked } from "./tarball.ts";

export async function checkJsonSchemas({ consumer }: Unpacked): Promise<string[]> {
  const load = createRequire(join(consumer, "program.js"));
  const files = allJsonSchemas();
  const problems = files.flatMap(({ path, schema }) => {
    const specifier = `abyss-rules/schemas/${path}`;
    const loaded = attempt(() => load(specifier));
    if (isDeepStrictEqual(loaded, jsonOf(schema))) return [];
    const what =
      loaded === undefined ? "is not in the package" : "differs from what the source generates";
    return [`${specifier} ${what}: run \`npm run build\`, and check \`exports\` in package.json.`];
  });
  console.log(`JSON Schemas checked: ${files.length}`);
  return problems;
}

function attempt(load: () => unknown): unknown {
  try {
    return load();
  } catch {
    return undefined;
  }
}

const jsonOf = (value: object): unknown => JSON.parse(JSON.stringify(value));
