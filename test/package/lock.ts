// npm run check:lock [-- --complete]: every package that is installed is one whose content is known.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { completed, incomplete, type LockFile, lockProblems, type Manifest } from "./lock-file.ts";

const LOCK = "package-lock.json";

const { values } = parseArgs({ options: { complete: { type: "boolean", default: false } } });
const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const lock: LockFile = JSON.parse(readFileSync(LOCK, "utf8"));

/** What the registry says. */
const ask = (name: string, version: string): string =>
  execFileSync("npm", ["view", `${name}@${version}`, "dist.integrity"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

const problems = [...lockProblems(manifest, lock)];
const open = incomplete(lock);
if (values.complete && open.length > 0) {
  const { lock: whole, problems: unknown } = completed(lock, ask);
  writeFileSync(LOCK, `${JSON.stringify(whole, null, 2)}\n`);
  problems.push(...unknown);
  console.log(`${open.length - unknown.length} of ${open.length} missing hashes are written`);
} else if (open.length > 0)
  console.log(
    `${open.length} binaries of other platforms have no hash yet (npm run check:lock -- --complete):\n${open.join("\n")}`,
  );

for (const problem of problems) console.error(`error: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(lock.packages).length - 1} packages are locked.`);
