// Declarations reach no other package's types, so that users do not compile them: zod's alone are ten times ours.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { Unpacked } from "./tarball.ts";

/** The kit for schemas is zod's, and arbitraries are fast-check's: their users have asked for them. */
const ALLOWED: Readonly<Record<string, string>> = {
  "abyss-rules/variant": "zod",
  "abyss-rules/testing/arbitraries": "fast-check",
};

export async function checkReach({ folder, entries, declarations }: Unpacked): Promise<string[]> {
  return entries.flatMap((entry) =>
    [...packagesOf(join(folder, declarations(entry)), new Set())]
      .filter((name) => name !== ALLOWED[entry])
      .map(
        (name) =>
          `the declarations of ${entry} reach the types of ${name}: publish it with a type of its own, ` +
          "or move what it shares with abyss-rules/variant into a file without them.",
      ),
  );
}

/** The packages whose types a file imports, by itself or by files that it imports. */
function packagesOf(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"));
  return new Set(
    importedFiles.flatMap(({ fileName }) =>
      fileName.startsWith(".")
        ? [...packagesOf(join(dirname(file), fileName.replace(/\.js$/, ".d.ts")), seen)]
        : [fileName.split("/")[0]!],
    ),
  );
}
