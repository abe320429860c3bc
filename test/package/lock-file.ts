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
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** A lock file; what stands under "" is the package itself. */
export interface LockFile {
  readonly packages: Readonly<Record<string, Locked & Manifest>>;
}

/** What a package with a binary has to fit. */
export interface Machine {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}

/**
 * Places of packages that have no hash yet: binaries of other platforms, which the registry that the lock file was written
 * against did not have. It may only shrink.
 */
export type Unhashed = readonly string[];

/** What is checked, and against what. */
export interface Locking {
  readonly manifest: Manifest;
  readonly lock: LockFile;
  readonly unhashed: Unhashed;
  readonly machine: Machine;
}

const HASH = /^sha512-[A-Za-z0-9+/]{86}==$/;

export const isHash = (integrity = ""): boolean => HASH.test(integrity);

/** All packages but ours, by their places. */
export const installed = ({ packages }: LockFile) =>
  Object.entries(packages).filter(([place]) => place !== "");

/** Scripts that npm runs where the package is installed. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepare"];
const EXACT = /^\d+\.\d+\.\d+$/;
const LISTS = ["dependencies", "devDependencies", "peerDependencies"] as const;

/** All that is wrong with a lock file and what it was made from. */
export function* lockProblems({ manifest, lock, unhashed, machine }: Locking): Generator<string> {
  for (const script of INSTALL_SCRIPTS)
    if (manifest.scripts?.[script] !== undefined)
      yield `package.json has the script ${script}: nothing of ours runs while it is installed`;
  for (const [name, version] of Object.entries(manifest.devDependencies ?? {}))
    if (!EXACT.test(version))
      yield `${name} is "${version}" in devDependencies, expected one version`;
  yield* disagreements(manifest, lock);
  for (const [place, { resolved }] of installed(lock))
    if (resolved !== undefined) yield `${place} is bound to ${resolved}`;
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
      yield `${place} needs no excuse any more: take it off unhashed.json`;
}

/** Whether npm would install it: fields that are left out fit everything, "!win32" is all others. */
const fits = ({ os, cpu, libc }: Locked, machine: Machine): boolean =>
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
