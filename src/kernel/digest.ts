import { RulesError } from "./errors.ts";

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

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * A 128-bit checksum of a JSON value, as 32 hexadecimal digits. Equal values have equal digests,
 * whatever the order of their keys. It finds accidents and careless edits; it is not a signature.
 *
 * @example
 * ```ts
 * digest(state) === digest(JSON.parse(JSON.stringify(state))); // true
 * ```
 */
export function digest(value: unknown): string {
  const text = canonicalJson(value) as string | undefined;
  if (text === undefined)
    throw new RulesError("no digest", { path: [], reason: "expected a JSON value" });
  return [0, 1, 2, 3].map((salt) => hash32(text, salt).toString(16).padStart(8, "0")).join("");
}
