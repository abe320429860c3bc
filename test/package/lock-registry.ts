// Compares the lock file with the registry, and adds missing hashes.
import { installed, isHash, type LockFile, type Unhashed } from "./lock-file.ts";

/** Fetches the hash of a version of a package. */
export type FetchHash = (name: string, version: string) => Promise<string>;

/** The completed lock file, the packages still without a hash, and the problems. */
interface CompletedLock {
  readonly lock: LockFile;
  readonly unhashed: Unhashed;
  readonly problems: readonly string[];
}

/** The name of a package by its place: the last one of `node_modules/a/node_modules/@b/c`. */
export const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** The number of concurrent requests. */
const CONCURRENT = 16;

/**
 * Fetches the hash of every package. Adds a hash only if the package is listed as unhashed; any other missing hash is left
 * for the check to find.
 */
export async function completed(
  lock: LockFile,
  unhashed: Unhashed,
  fetchHash: FetchHash,
): Promise<CompletedLock> {
  const packages = { ...lock.packages };
  const problems: string[] = [];
  const excused = new Set(unhashed);
  const waiting = installed(lock);

  async function fetchNext(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [place, { version = "", ...entry }] = next;
      const hash = await fetchHash(nameAt(place), version).catch((error: unknown) => String(error));
      if (!isHash(hash))
        problems.push(
          `${place}: the registry has no SHA-512 hash (it answered: ${hash || "nothing"})`,
        );
      else if (entry.integrity === undefined && excused.has(place))
        packages[place] = { version, integrity: hash, ...entry };
      else if (entry.integrity !== hash)
        problems.push(`${place} has the hash ${entry.integrity}, the registry says ${hash}`);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, fetchNext));

  return {
    lock: { ...lock, packages },
    unhashed: unhashed.filter((place) => !isHash(packages[place]?.integrity)),
    problems: problems.sort(),
  };
}
