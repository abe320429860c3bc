import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allJsonSchemas } from "./json-schema.ts";

/** Writes the JSON Schemas of all games into a folder: `<folder>/abyss/action.json`. */
export function writeJsonSchemas(folder: string): void {
  for (const { path, schema } of allJsonSchemas()) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
}
