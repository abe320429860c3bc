// Unpacks the package as if a consumer had installed it.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The package as a consumer sees it. */
export interface Unpacked {
  /** A folder whose code can import the package by name. */
  readonly consumer: string;
  /** The unpacked package itself. */
  readonly folder: string;
  readonly tarball: string;
  /** Import specifiers of the exports map that lead to code, such as `abyss-rules/testing`. */
  readonly entries: readonly string[];
  /** The file with the declarations of an entry, from the package's folder. */
  readonly declarations: (entry: string) => string;
  /** Peer dependencies. */
  readonly peers: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Inside node_modules, so that the package finds its dependencies without an installation. */
const consumer = resolve("node_modules/.cache/package-check");

/** Unpacks the given tarball, or a new one. */
export function unpack(given: string | undefined): Unpacked {
  const folder = join(consumer, "node_modules/abyss-rules");
  rmSync(consumer, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A separate package, so that `abyss-rules` resolves to the unpacked tarball and not to the project.
  writeFileSync(join(consumer, "package.json"), '{ "name": "consumer", "private": true }');

  const tarball = given ? resolve(given) : pack();
  execFileSync("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);

  const { name, exports, peerDependencies }: Manifest = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  // Plain files, such as JSON Schemas, have no types.
  const declared = new Map(
    Object.entries(exports).flatMap(([key, target]) =>
      typeof target === "string" ? [] : [[name + key.slice(1), target.types]],
    ),
  );
  return {
    consumer,
    folder,
    tarball,
    entries: [...declared.keys()],
    declarations: (entry) => declared.get(entry)!,
    peers: Object.keys(peerDependencies),
  };
}

function pack(): string {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", consumer];
  const output = execFileSync("npm", args, { encoding: "utf8" });
  return join(consumer, fileName(JSON.parse(output)));
}

/** `npm pack --json` prints a list of packages, and from npm 12 an object keyed by name. */
function fileName(packed: Record<string, { filename: string }>): string {
  const first = Object.values(packed)[0];
  if (first === undefined) throw new Error("npm pack wrote no tarball: run `npm pack` to see why.");
  return first.filename;
}

/** Runs publint and attw on the tarball; both print their findings. */
export function lintTarball({ tarball }: Unpacked): string[] {
  const problems: string[] = [];
  if (spawnSync("publint", ["--strict", tarball], { stdio: "inherit" }).status !== 0) {
    problems.push(
      "publint rejects the tarball (see above): run `npm run build` if dist is missing, otherwise " +
        "correct `exports` or `files` in package.json.",
    );
  }
  const attw = ["--profile", "esm-only", "--format", "table-flipped", tarball];
  if (spawnSync("attw", attw, { stdio: "inherit" }).status !== 0) {
    problems.push(
      "attw rejects the tarball (see above): each entry of `exports` needs an existing .d.ts " +
        "file as `types`, placed before `default`.",
    );
  }
  return problems;
}
