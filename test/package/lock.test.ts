import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type LockFile, lockProblems, type Machine, type Manifest } from "./lock-file.ts";
import { completed, type FetchHash, nameAt } from "./lock-registry.ts";

const hash = `sha512-${"a".repeat(86)}==`;
const otherHash = `sha512-${"b".repeat(86)}==`;
const machine: Machine = { os: "linux", cpu: "x64", libc: "glibc" };
const binary = { version: "2.0.0", optional: true, os: ["darwin"], cpu: ["arm64"] };
const place = "node_modules/vite/node_modules/@scope/binary";
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
  [place]: binary,
};
const problemsOf = (changed: Manifest, entries: LockFile["packages"], unhashed = [place]) => [
  ...lockProblems({
    manifest: { ...manifest, ...changed },
    lock: { packages: { ...packages, ...entries } },
    unhashed,
    machine,
  }),
];

test("a lock file with hashes of all packages that are not listed is valid", () => {
  expect(problemsOf({}, {})).toEqual([]);
});

test.each<[string, Manifest, LockFile["packages"], string]>([
  ["no hash", {}, { "node_modules/a": { version: "1.0.0" } }, "node_modules/a has no SHA-512 hash"],
  [
    "a weak hash",
    {},
    { [place]: { ...binary, integrity: "sha1-abc=" } },
    `${place} has no SHA-512 hash`,
  ],
  [
    "a host",
    {},
    { "node_modules/zod": { version: "4.1.0", integrity: hash, resolved: "https://a.example/z" } },
    "node_modules/zod is resolved to https://a.example/z, expected no host",
  ],
  [
    "a script",
    { scripts: { postinstall: "true" } },
    {},
    "package.json has the script postinstall, expected no scripts that run on installation",
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
])("a problem is reported: %s", (_name, changed, entries, problem) => {
  expect(problemsOf(changed, entries)).toContain(problem);
});

test("development dependencies have exact versions, and all dependencies are locked", () => {
  const wanted = { devDependencies: { vite: "^8.0.0", knip: "6.0.0" } };
  expect(problemsOf(wanted, { "": wanted })).toEqual(
    expect.arrayContaining([
      'vite is "^8.0.0" in devDependencies, expected one version',
      "knip is not in the lock file",
    ]),
  );
});

describe("the list of packages without a hash", () => {
  test("must be complete: an unlisted binary for another platform needs a hash too", () => {
    expect(problemsOf({}, {}, [])).toEqual([`${place} has no SHA-512 hash`]);
  });

  test.each([
    ["now has a hash", { [place]: { ...binary, integrity: hash } }, [place]],
    ["is gone", {}, [place, "node_modules/gone"]],
  ])("must shrink: a package that %s must be removed", (_name, entries, list) => {
    expect(problemsOf({}, entries, list)).toEqual([
      `${list.at(-1)} is in unhashed.json, but has a hash or is gone: remove it from the list`,
    ]);
  });

  test.each([
    { os: ["linux"], cpu: ["x64"] },
    { os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
    { os: ["!win32"] },
    { cpu: ["arm64", "x64"] },
    {},
  ])("does not apply to packages that fit the machine: %j", (fitting) => {
    expect(problemsOf({}, { [place]: { version: "2.0.0", ...fitting } })).toEqual([
      `${place} has no SHA-512 hash, and would be installed on this machine`,
    ]);
  });

  test.each([
    { os: ["linux"], cpu: ["arm64"] },
    { os: ["darwin"], cpu: ["x64"] },
    { os: ["linux"], cpu: ["x64"], libc: ["musl"] },
    { os: ["!linux"] },
    { cpu: ["wasm32"] },
  ])("applies to packages that do not fit it: %j", (other) => {
    expect(problemsOf({}, { [place]: { version: "2.0.0", ...other } })).toEqual([]);
  });
});

describe("the registry", () => {
  const answering: FetchHash = async () => hash;

  test("is asked by name and version, and hashes are written after the version", async () => {
    const requests: string[] = [];
    const { lock, unhashed, problems } = await completed({ packages }, [place], (...question) => {
      requests.push(question.join("@"));
      return answering(...question);
    });
    expect(requests.sort()).toEqual(["@scope/binary@2.0.0", "vite@8.0.0", "zod@4.1.0"]);
    expect(problems).toEqual([]);
    expect(unhashed).toEqual([]);
    expect(Object.keys(lock.packages[place]!).slice(0, 2)).toEqual(["version", "integrity"]);
    expect(lock.packages["node_modules/zod"]).toBe(packages["node_modules/zod"]);
    expect([...lockProblems({ manifest, lock, unhashed, machine })]).toEqual([]);
  });

  test("reveals a changed hash, which is left as it is", async () => {
    const changed = { version: "4.1.0", integrity: otherHash };
    const { lock, problems } = await completed(
      { packages: { ...packages, "node_modules/zod": changed } },
      [place],
      answering,
    );
    expect(problems).toEqual([
      `node_modules/zod has the hash ${otherHash}, the registry says ${hash}`,
    ]);
    expect(lock.packages["node_modules/zod"]).toEqual(changed);
  });

  test("completes only listed packages", async () => {
    const { lock, problems } = await completed({ packages }, [], answering);
    expect(problems).toEqual([`${place} has the hash undefined, the registry says ${hash}`]);
    expect(lock.packages[place]).toEqual(binary);
  });

  test.each<[string, FetchHash, string]>([
    ["fails", () => Promise.reject(new Error("status 404")), "Error: status 404"],
    ["has no hash", async () => "", "nothing"],
    ["has a weak hash only", async () => "sha1-abc=", "sha1-abc="],
  ])("%s: that is reported, and nothing is written", async (_name, ask, answer) => {
    const { lock, unhashed, problems } = await completed({ packages }, [place], (name, version) =>
      name === "@scope/binary" ? ask(name, version) : answering(name, version),
    );
    expect(problems).toEqual([
      `${place}: the registry has no SHA-512 hash (it answered: ${answer})`,
    ]);
    expect(unhashed).toEqual([place]);
    expect(lock.packages[place]).toEqual(binary);
  });

  test.each([
    ["node_modules/a", "a"],
    ["node_modules/@a/b", "@a/b"],
    ["node_modules/a/node_modules/@b/c", "@b/c"],
  ])("the package at %s is %s", (at, name) => {
    expect(nameAt(at)).toBe(name);
  });
});

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

test("the lock file of this package is valid", () => {
  const [mine, lock, unhashed] = ["package.json", "package-lock.json", "test/package/unhashed.json"]
    .map(file)
    .map((text) => JSON.parse(text));
  expect([...lockProblems({ manifest: mine, lock, unhashed, machine })]).toEqual([]);
  // New packages must have a hash.
  expect(unhashed.length).toBeLessThanOrEqual(64);
});

describe("a release", () => {
  const release = file(".github/workflows/release.yml");

  test("completes and verifies the lock before anything is installed, and reports it", () => {
    const runs = release.match(/npm ci|lock\.ts --complete|\.ci\/run|npm publish/g);
    expect(runs).toEqual(["lock.ts --complete", "npm ci", ".ci/run", "npm ci", "npm publish"]);
    expect(release).toMatch(/lock\.ts --complete \| tee -a "\$GITHUB_STEP_SUMMARY"/);
  });

  test("checks the lock without any installed package", () => {
    for (const name of ["lock.ts", "lock-file.ts", "lock-registry.ts"])
      for (const [, from] of file(`test/package/${name}`).matchAll(/\bfrom "(.*)"/g))
        expect(from).toMatch(/^node:|^\.\/lock-/);
  });
});
