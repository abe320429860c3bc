// Checks that the lock file has a version and a hash of the content for every package, and no host.

/** The parts of package.json that are checked. */
export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
}
type Versions = Readonly<Record<string, string>>;

/** A package in the lock file. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** A lock file; the entry "" is the package itself. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage & Manifest>>;
}

/** The platform that packages with binaries must match. */
export interface Machine {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}

/**
 * The places of packages without a hash: binaries for other platforms, which the registry did not have when the lock file
 * was written. This list may only shrink.
 */
export type Unhashed = readonly string[];

/** The input of the check. */
export interface LockCheck {
  readonly manifest: Manifest;
  readonly lock: LockFile;
  readonly unhashed: Unhashed;
  readonly machine: Machine;
}

const HASH = /^sha512-[A-Za-z0-9+/]{86}==$/;

export const isHash = (integrity = ""): boolean => HASH.test(integrity);

/** All packages except ours, by their places. */
export const installed = ({ packages }: LockFile) =>
  Object.entries(packages).filter(([place]) => place !== "");

/** Scripts that npm runs when the package is installed. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepare"];
const EXACT = /^\d+\.\d+\.\d+$/;
const LISTS = ["dependencies", "devDependencies", "peerDependencies"] as const;

/** The problems of a lock file and its package.json. */
export function* lockProblems({ manifest, lock, unhashed, machine }: LockCheck): Generator<string> {
  for (const script of INSTALL_SCRIPTS)
    if (manifest.scripts?.[script] !== undefined)
      yield `package.json has the script ${script}, expected no scripts that run on installation`;
  for (const [name, version] of Object.entries(manifest.devDependencies ?? {}))
    if (!EXACT.test(version))
      yield `${name} is "${version}" in devDependencies, expected one version`;
  yield* disagreements(manifest, lock);
  for (const [place, { resolved }] of installed(lock))
    if (resolved !== undefined) yield `${place} is resolved to ${resolved}, expected no host`;
  yield* missingHashes(lock, unhashed, machine);
}

function* missingHashes(lock: LockFile, unhashed: Unhashed, machine: Machine): Generator<string> {
  const excused = new Set(unhashed);
  for (const [place, entry] of installed(lock)) {
    if (isHash(entry.integrity)) continue;
    if (entry.integrity !== undefined || !excused.has(place)) yield `${place} has no SHA-512 hash`;
    else if (fits(entry, machine))
      yield `${place} has no SHA-512 hash, and would be installed on this machine`;
  }
  for (const place of unhashed)
    if (lock.packages[place] === undefined || isHash(lock.packages[place].integrity))
      yield `${place} is in unhashed.json, but has a hash or is gone: remove it from the list`;
}

/** True if npm would install it: a missing field matches everything, "!win32" everything else. */
const fits = ({ os, cpu, libc }: LockedPackage, machine: Machine): boolean =>
  isAllowed(os, machine.os) && isAllowed(cpu, machine.cpu) && isAllowed(libc, machine.libc);

function isAllowed(list: readonly string[] = [], value: string): boolean {
  if (list.includes(`!${value}`)) return false;
  return list.every((entry) => entry.startsWith("!")) || list.includes(value);
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
