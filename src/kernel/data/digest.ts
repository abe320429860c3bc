import { type Problem, RulesError } from "./errors.ts";
import { digestLimits } from "./limits.ts";
import { readPlainOrThrow } from "./plain-data.ts";

/** Length of a digest in hexadecimal digits. */
export const DIGEST_DIGITS = 32;

/** A 32-bit hash of a text; different salts give independent hashes. */
export function hash32(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(salt + 1, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** JSON of plain data with sorted keys, so that equal values give equal strings. */
export const canonicalJson = (value: unknown): string => JSON.stringify(ordered(value, []));

/** The value with its keys sorted. Keys that are `undefined` are left out, as in JSON. */
function ordered(value: unknown, path: Problem["path"]): unknown {
  if (Array.isArray(value)) return value.map((member, i) => ordered(member, [...path, i]));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, ordered(inner, [...path, key])]),
    );
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new RulesError("value to digest", { path, reason: "expected a JSON value" });
}

/**
 * A 128-bit checksum of a JSON value, as 32 hexadecimal digits. Equal values have equal digests,
 * whatever the order of their keys. It detects accidents and careless edits; it is not a signature.
 * Time is proportional to the size of the value. Throws a `RulesError` if the value is not JSON, contains
 * itself or is nested too deeply.
 *
 * @example
 * ```ts
 * digest(state) === digest(JSON.parse(JSON.stringify(state))); // true
 * ```
 */
export function digest(value: unknown): string {
  const text = canonicalJson(readPlainOrThrow("value to digest", value, digestLimits));
  return [0, 1, 2, 3].map((salt) => hash32(text, salt).toString(16).padStart(8, "0")).join("");
}
