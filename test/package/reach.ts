// Checks that declarations import no types of other packages, which users would have to compile: zod's are ten times ours.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { Unpacked } from "./tarball.ts";

/** Entries whose purpose is to work with another package. */
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
          `the declarations of ${entry} import types of ${name}: export a type of our own instead, ` +
          "or move the code that it shares with abyss-rules/variant to a file without them.",
      ),
  );
}

/** The packages whose types a file imports, directly or through other files. */
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
