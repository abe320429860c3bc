// What the lock file has to say of every package: a version and the hash of its content, and no host.

/** What is read of package.json. */
export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
}
type Versions = Readonly<Record<string, string>>;

/** A package in the lock file. */
interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** A lock file; what stands under "" is the package itself. */
export interface LockFile {
  readonly packages: Readonly<Record<string, Locked & Manifest>>;
}

const HASH = /^sha512-[A-Za-z0-9+/]{86}==$/;

const hasHash = ({ integrity = "" }: Locked): boolean => HASH.test(integrity);

/** The binary of a platform, which need not be the one that the lock file was written on. */
const isOfPlatform = ({ optional = false, os, cpu }: Locked): boolean =>
  optional && (os ?? cpu) !== undefined;

const installed = ({ packages }: LockFile) =>
  Object.entries(packages).filter(([place]) => place !== "");

/** The name of a package by its place: the last one of `node_modules/a/node_modules/@b/c`. */
export const nameAt = (place: string): string => place.split("node_modules/").at(-1)!;

/** Binaries of other platforms whose hash is not known, by their places. */
export const incomplete = (lock: LockFile): string[] =>
  installed(lock)
    .filter(([, entry]) => isOfPlatform(entry) && entry.integrity === undefined)
    .map(([place]) => place);

/** Scripts that npm runs where the package is installed. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepare"];
const EXACT = /^\d+\.\d+\.\d+$/;
const LISTS = ["dependencies", "devDependencies", "peerDependencies"] as const;

/** All that is wrong with a lock file, but for what is incomplete. */
export function* lockProblems(manifest: Manifest, lock: LockFile): Generator<string> {
  for (const script of INSTALL_SCRIPTS)
    if (manifest.scripts?.[script] !== undefined)
      yield `package.json has the script ${script}: nothing of ours runs while it is installed`;
  for (const [name, version] of Object.entries(manifest.devDependencies ?? {}))
    if (!EXACT.test(version))
      yield `${name} is "${version}" in devDependencies, expected one version`;
  yield* disagreements(manifest, lock);
  for (const [place, entry] of installed(lock)) {
    if (entry.resolved !== undefined) yield `${place} is bound to ${entry.resolved}`;
    const isOpen = isOfPlatform(entry) && entry.integrity === undefined;
    if (!hasHash(entry) && !isOpen) yield `${place} has no SHA-512 hash`;
  }
}

function* disagreements(manifest: Manifest, { packages }: LockFile): Generator<string> {
  const own = packages[""] ?? {};
  for (const list of LISTS) {
    const [wanted, locked] = [manifest[list] ?? {}, own[list] ?? {}];
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(locked)]))
      if (wanted[name] !== locked[name])
        yield `${name} is ${wanted[name] ?? "missing"} in ${list} of package.json, ${locked[name] ?? "missing"} in the lock file`;
  }
  for (const [name, version] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  })) {
    const found = packages[`node_modules/${name}`]?.version;
    if (found === undefined) yield `${name} is not in the lock file`;
    else if (EXACT.test(version) && found !== version)
      yield `${name} is ${version} in package.json, but ${found} is locked`;
  }
}

/** Asks for the hash of a version of a package. */
export type Ask = (name: string, version: string) => string;

/** The lock file with the hashes that were missing, and what could not be got. */
export function completed(
  lock: LockFile,
  ask: Ask,
): { readonly lock: LockFile; readonly problems: readonly string[] } {
  const packages = { ...lock.packages };
  const problems: string[] = [];
  for (const place of incomplete(lock)) {
    const { version = "", ...entry } = packages[place]!;
    try {
      const whole = { version, integrity: ask(nameAt(place), version), ...entry };
      if (hasHash(whole)) packages[place] = whole;
      else problems.push(`${place}: "${whole.integrity}" is no SHA-512 hash`);
    } catch (error) {
      problems.push(`${place}: ${(error as Error).message}`);
    }
  }
  return { lock: { ...lock, packages }, problems };
}
