import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * A digest of the running code: rules, laws, and everything they use, without comments. The script must be a
 * single file, as `runBundled` builds it.
 */
export function digestOfCode(script = process.argv[1]!): string {
  if (!script.endsWith(".mjs")) throw new Error(`${script} is not bundled: run its start.ts`);
  return createHash("sha256").update(readFileSync(script)).digest("hex").slice(0, 16);
}
