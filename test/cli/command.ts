// Runs the command line in this process, because starting another takes longer than most commands; where it makes a
// difference, in a process of its own, as users do. For that the code is bundled once, because a loader that compiles on
// the fly would take longer than all the tests.
import { spawnSync } from "node:child_process";
import { Console } from "node:console";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { bundle } from "../bundled.ts";
import { once } from "../lazy-scenes.ts";

const { PATH } = process.env;

/** The exit code and the output of a command. */
export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A temporary folder, removed after the tests. */
export const folder: string = mkdtempSync(join(tmpdir(), "abyss-rules-"));
// Test files share this module, so it is removed when the process exits.
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const command = join(folder, "main.mjs");
const built = once(() => bundle("src/cli/main.ts", command));

/** The input and the environment of a command. */
export interface RunOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** An output that keeps what is written to it. */
class CapturedOutput extends Writable {
  text = "";
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk;
    done();
  }
}

let runs = 0;

/** Runs the command with these arguments, in this process. */
export async function run(
  args: readonly string[],
  { input = "", env = {} }: RunOptions = {},
): Promise<CommandResult> {
  const [stdout, stderr] = [new CapturedOutput(), new CapturedOutput()];
  const replaced = {
    argv: [process.execPath, command, ...args],
    env: { PATH, ...env },
    stdin: Readable.from(input.length > 0 ? [Buffer.from(input)] : []),
    stdout,
    stderr,
  };
  const before = Object.getOwnPropertyDescriptors(process);
  const {
    console,
    process: { exitCode },
  } = globalThis;
  const cwd = process.cwd();
  try {
    for (const [name, value] of Object.entries(replaced))
      Object.defineProperty(process, name, { value, configurable: true, writable: true });
    globalThis.console = new Console(stdout, stderr);
    process.exitCode = undefined;
    process.chdir(folder);
    // The script runs when it is imported: under another name each time, so that it runs each time.
    runs += 1;
    await import(/* @vite-ignore */ `../../src/cli/main.ts?run=${runs}`);
    return { status: Number(process.exitCode), stdout: stdout.text, stderr: stderr.text };
  } finally {
    process.chdir(cwd);
    process.exitCode = exitCode;
    globalThis.console = console;
    for (const name of Object.keys(replaced) as (keyof typeof replaced)[])
      Object.defineProperty(process, name, before[name]!);
  }
}

/** Runs the command with these arguments in a process of its own. */
export async function runProcess(
  args: readonly string[],
  { input = "", env = {} }: RunOptions = {},
): Promise<CommandResult> {
  await built();
  return spawnSync(process.execPath, [command, ...args], {
    input,
    encoding: "utf8",
    cwd: folder,
    env: { PATH, ...env },
  });
}

/** Runs a line in a shell in which `abyss-rules` is defined. */
export async function runShell(line: string): Promise<CommandResult> {
  await built();
  const script = `abyss-rules() { "${process.execPath}" "${command}" "$@"; }\n${line}`;
  return spawnSync("bash", ["-c", script], { encoding: "utf8", cwd: folder });
}

/** Writes a file into the folder; returns its name. */
export function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}
