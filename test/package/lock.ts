// npm run check:lock [-- --complete]: checks that the content of every installed package is known.
// A release runs it with `node` before anything is installed, so it imports nothing but files of this folder.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { installed, type LockFile, lockProblems, type Machine } from "./lock-file.ts";
import { completed, type FetchHash } from "./lock-registry.ts";

const LOCK = "package-lock.json";
const UNHASHED = "test/package/unhashed.json";

const { values } = parseArgs({ options: { complete: { type: "boolean", default: false } } });
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const write = (path: string, value: unknown) =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Node's report names the C library only if it is glibc. */
function thisMachine(): Machine {
  const isGlibc = JSON.stringify(process.report.getReport()).includes('"glibcVersionRuntime"');
  return { os: process.platform, cpu: process.arch, libc: isGlibc ? "glibc" : "musl" };
}

/** The configured registry of npm. */
function registry(): string {
  const url = execFileSync("npm", ["config", "get", "registry"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return url.trim().replace(/\/*$/, "/");
}

const fetchFrom =
  (url: string): FetchHash =>
  async (name, version) => {
    const answer = await fetch(new URL(`${encodeURIComponent(name)}/${version}`, url));
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { dist }: { dist?: { integrity?: string } } = JSON.parse(await answer.text());
    return dist?.integrity ?? "";
  };

const problems: string[] = [];
if (values.complete) {
  const before: string[] = read(UNHASHED);
  const whole = await completed(read(LOCK), before, fetchFrom(registry()));
  write(LOCK, whole.lock);
  write(UNHASHED, whole.unhashed);
  problems.push(...whole.problems);
  console.log(
    `${before.length - whole.unhashed.length} of ${before.length} missing hashes were added.`,
  );
}

const lock: LockFile = read(LOCK);
const unhashed: string[] = read(UNHASHED);
problems.push(
  ...lockProblems({ manifest: read("package.json"), lock, unhashed, machine: thisMachine() }),
);

if (unhashed.length > 0)
  console.log(`Without a hash (npm run check:lock -- --complete adds it):\n${unhashed.join("\n")}`);
const sum = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
console.log(
  `${installed(lock).length} packages are locked, ${unhashed.length} of them without a hash. ${LOCK} has the SHA-256 sum ${sum}`,
);
for (const problem of problems) console.error(`error: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
