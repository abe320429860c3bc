// The lock file against the registry: hashes that are missing are written, the others compared.
import { installed, isHash, type LockFile, type Unhashed } from "./lock-file.ts";

/** Asks for the hash of a version of a package. */
export type Ask = (name: string, version: string) => Promise<string>;

/** The lock file as the registry completes it, what is still without a hash, and what is wrong. */
interface Completed {
  readonly lock: LockFile;
  readonly unhashed: Unhashed;
  readonly problems: readonly string[];
}

/** The name of a package by its place: the last one of `node_modules/a/node_modules/@b/c`. */
export const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** How many questions are open at a time. */
const AT_ONCE = 16;

/**
 * Asks for every package. A hash is written only where its absence is excused: any other that is missing stays so, for the
 * check to find.
 */
export async function completed(lock: LockFile, unhashed: Unhashed, ask: Ask): Promise<Completed> {
  const packages = { ...lock.packages };
  const problems: string[] = [];
  const excused = new Set(unhashed);
  const waiting = installed(lock);

  async function askOnAndOn(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [place, { version = "", ...entry }] = next;
      const told = await ask(nameAt(place), version).catch((error: unknown) => String(error));
      if (!isHash(told))
        problems.push(`${place}: the registry tells no SHA-512 hash (${told || "nothing"})`);
      else if (entry.integrity === undefined && excused.has(place))
        packages[place] = { version, integrity: told, ...entry };
      else if (entry.integrity !== told)
        problems.push(`${place} has the hash ${entry.integrity}, the registry says ${told}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOnAndOn));

  return {
    lock: { ...lock, packages },
    unhashed: unhashed.filter((place) => !isHash(packages[place]?.integrity)),
    problems: problems.sort(),
  };
}
