// The command line as users have it: a process. Its code is bundled once, as a loader that compiles on
// the fly would take longer than all that is tested.
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "../bundled.ts";

const { PATH } = process.env;

/** A process that has ended. */
export type Ended = SpawnSyncReturns<string>;

/** A folder that is removed after the tests. */
export const folder: string = mkdtempSync(join(tmpdir(), "abyss-rules-"));
// Files of tests share this module, so none of them is the last one.
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const command = join(folder, "main.mjs");
const built = bundle("src/cli/main.ts", command);

/** What else a process is started with. */
export interface Around {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command with these arguments to its end. */
export async function run(
  args: readonly string[],
  { input = "", env = {} }: Around = {},
): Promise<Ended> {
  await built;
  return spawnSync(process.execPath, [command, ...args], {
    input,
    encoding: "utf8",
    cwd: folder,
    env: { PATH, ...env },
    maxBuffer: 100_000_000,
  });
}

/** Runs a line of the shell, in which `abyss-rules` is the command. */
export async function runShell(line: string): Promise<Ended> {
  await built;
  const script = `abyss-rules() { "${process.execPath}" "${command}" "$@"; }\n${line}`;
  return spawnSync("bash", ["-c", script], { encoding: "utf8", cwd: folder });
}

/** Writes a file into the folder; gives its name. */
export function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}
