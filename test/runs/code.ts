import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * A digest of the code that runs: rules, laws, and what they stand on. Comments are no part of it. The
 * script must be one file of all its code, as `runBundled` makes it.
 */
export function digestOfCode(script = process.argv[1]!): string {
  if (!script.endsWith(".mjs")) throw new Error(`${script} is not bundled: run its start.ts`);
  return createHash("sha256").update(readFileSync(script)).digest("hex").slice(0, 16);
}
