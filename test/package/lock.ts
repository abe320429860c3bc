// npm run check:lock [-- --complete]: every package that is installed is one whose content is known.
// A release runs it by `node` before anything is installed: it imports nothing but files of this folder.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { installed, type LockFile, lockProblems, type Machine } from "./lock-file.ts";
import { type Ask, completed } from "./lock-registry.ts";

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

/** The registry that npm is set to. */
function registry(): string {
  const url = execFileSync("npm", ["config", "get", "registry"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return url.trim().replace(/\/*$/, "/");
}

const askAt =
  (url: string): Ask =>
  async (name, version) => {
    const answer = await fetch(new URL(`${encodeURIComponent(name)}/${version}`, url));
    if (!answer.ok) throw new Error(`answer ${answer.status}`);
    const { dist }: { dist?: { integrity?: string } } = JSON.parse(await answer.text());
    return dist?.integrity ?? "";
  };

const problems: string[] = [];
if (values.complete) {
  const before: string[] = read(UNHASHED);
  const whole = await completed(read(LOCK), before, askAt(registry()));
  write(LOCK, whole.lock);
  write(UNHASHED, whole.unhashed);
  problems.push(...whole.problems);
  console.log(
    `${before.length - whole.unhashed.length} of ${before.length} missing hashes are written.`,
  );
}

const lock: LockFile = read(LOCK);
const unhashed: string[] = read(UNHASHED);
problems.push(
  ...lockProblems({ manifest: read("package.json"), lock, unhashed, machine: thisMachine() }),
);

if (unhashed.length > 0)
  console.log(`Without a hash (npm run check:lock -- --complete):\n${unhashed.join("\n")}`);
const sum = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
console.log(
  `${installed(lock).length} packages are locked, ${unhashed.length} of them without a hash. ${LOCK} has the SHA-256 sum ${sum}`,
);
for (const problem of problems) console.error(`error: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
