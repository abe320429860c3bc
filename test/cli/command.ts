// Runs the command line as users do, in a process. Its code is bundled once, because a loader that
// compiles on the fly would take longer than all the tests.
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "../bundled.ts";

const { PATH } = process.env;

/** The result of a process. */
export type ProcessResult = SpawnSyncReturns<string>;

/** A temporary folder, removed after the tests. */
export const folder: string = mkdtempSync(join(tmpdir(), "abyss-rules-"));
// Test files share this module, so it is removed when the process exits.
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const command = join(folder, "main.mjs");
const built = bundle("src/cli/main.ts", command);

/** The input and the environment of a process. */
export interface RunOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command with these arguments. */
export async function run(
  args: readonly string[],
  { input = "", env = {} }: RunOptions = {},
): Promise<ProcessResult> {
  await built;
  return spawnSync(process.execPath, [command, ...args], {
    input,
    encoding: "utf8",
    cwd: folder,
    env: { PATH, ...env },
    maxBuffer: 100_000_000,
  });
}

/** Runs a line in a shell in which `abyss-rules` is defined. */
export async function runShell(line: string): Promise<ProcessResult> {
  await built;
  const script = `abyss-rules() { "${process.execPath}" "${command}" "$@"; }\n${line}`;
  return spawnSync("bash", ["-c", script], { encoding: "utf8", cwd: folder });
}

/** Writes a file into the folder; returns its name. */
export function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}
