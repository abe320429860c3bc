import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  completed,
  incomplete,
  type LockFile,
  lockProblems,
  type Manifest,
  nameAt,
} from "./lock-file.ts";

const hash = `sha512-${"a".repeat(86)}==`;
const binary = { version: "2.0.0", optional: true, os: ["darwin"], cpu: ["arm64"] };
const manifest: Manifest = {
  scripts: { test: "vitest" },
  dependencies: { zod: "^4.0.0" },
  devDependencies: { vite: "8.0.0" },
};
const { scripts: _, ...own } = manifest;
const packages: LockFile["packages"] = {
  "": own,
  "node_modules/zod": { version: "4.1.0", integrity: hash },
  "node_modules/vite": { version: "8.0.0", integrity: hash },
  "node_modules/vite/node_modules/@scope/binary": binary,
};
const problemsOf = (changed: Manifest, entries: LockFile["packages"]) => [
  ...lockProblems({ ...manifest, ...changed }, { packages: { ...packages, ...entries } }),
];

test("a lock file with hashes of all but binaries of other platforms", () => {
  expect(problemsOf({}, {})).toEqual([]);
  expect(incomplete({ packages })).toEqual(["node_modules/vite/node_modules/@scope/binary"]);
});

test.each<[string, Manifest, LockFile["packages"], string]>([
  ["no hash", {}, { "node_modules/a": { version: "1.0.0" } }, "node_modules/a has no SHA-512 hash"],
  [
    "optional, but of every platform",
    {},
    { "node_modules/a": { version: "1.0.0", optional: true } },
    "node_modules/a has no SHA-512 hash",
  ],
  [
    "of a platform, but not optional",
    {},
    { "node_modules/a": { version: "1.0.0", os: ["linux"] } },
    "node_modules/a has no SHA-512 hash",
  ],
  [
    "a weak hash",
    {},
    { "node_modules/a": { ...binary, integrity: "sha1-abc=" } },
    "node_modules/a has no SHA-512 hash",
  ],
  [
    "a host",
    {},
    { "node_modules/zod": { version: "4.1.0", integrity: hash, resolved: "https://a.example/z" } },
    "node_modules/zod is bound to https://a.example/z",
  ],
  [
    "a script",
    { scripts: { postinstall: "true" } },
    {},
    "package.json has the script postinstall: nothing of ours runs while it is installed",
  ],
  [
    "another version wanted",
    { devDependencies: { vite: "8.0.1" } },
    {},
    "vite is 8.0.1 in devDependencies of package.json, 8.0.0 in the lock file",
  ],
  [
    "another version locked",
    {},
    { "node_modules/vite": { version: "8.0.2", integrity: hash } },
    "vite is 8.0.0 in package.json, but 8.0.2 is locked",
  ],
  [
    "not wanted",
    { dependencies: {} },
    {},
    "zod is missing in dependencies of package.json, ^4.0.0 in the lock file",
  ],
])("%s", (_name, changed, entries, problem) => {
  expect(problemsOf(changed, entries)).toContain(problem);
});

test("tools have one version, and all that is wanted is locked", () => {
  const wanted = { devDependencies: { vite: "^8.0.0", knip: "6.0.0" } };
  expect(problemsOf(wanted, { "": wanted })).toEqual(
    expect.arrayContaining([
      'vite is "^8.0.0" in devDependencies, expected one version',
      "knip is not in the lock file",
    ]),
  );
});

describe("missing hashes", () => {
  const place = "node_modules/vite/node_modules/@scope/binary";

  test("are asked for by name and version, and written after the version", () => {
    const asked: string[] = [];
    const { lock, problems } = completed({ packages }, (name, version) => {
      asked.push(`${name}@${version}`);
      return hash;
    });
    expect(asked).toEqual(["@scope/binary@2.0.0"]);
    expect(problems).toEqual([]);
    expect(incomplete(lock)).toEqual([]);
    expect(Object.keys(lock.packages[place]!).slice(0, 2)).toEqual(["version", "integrity"]);
    expect(lock.packages["node_modules/zod"]).toBe(packages["node_modules/zod"]);
  });

  test("that cannot be got are told, and nothing is written in their place", () => {
    const failing = completed({ packages }, () => {
      throw new Error("no such package");
    });
    expect(failing.problems).toEqual([`${place}: no such package`]);
    const empty = completed({ packages }, () => "");
    expect(empty.problems).toEqual([`${place}: "" is no SHA-512 hash`]);
    for (const { lock } of [failing, empty]) expect(lock.packages[place]).toEqual(binary);
  });

  test.each([
    ["node_modules/a", "a"],
    ["node_modules/@a/b", "@a/b"],
    ["node_modules/a/node_modules/@b/c", "@b/c"],
  ])("of %s", (at, name) => {
    expect(nameAt(at)).toBe(name);
  });
});

test("the lock file of this package", () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), "utf8"));
  expect([...lockProblems(read("package.json"), read("package-lock.json"))]).toEqual([]);
});
