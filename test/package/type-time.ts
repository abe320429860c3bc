// Prints the time for type checking a small program that plays, compared with an empty one.
// Times vary, so they are not checked; test/package/types.ts checks counts instead.
import { spawnSync } from "node:child_process";
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Unpacked } from "./tarball.ts";

const RUNS = 4;
const OPTIONS = [
  "--noEmit",
  "--strict",
  "--ignoreConfig",
  "--skipLibCheck",
  "--extendedDiagnostics",
];
const PLATFORM = ["--target", "es2022", "--lib", "es2022,dom", "--module", "nodenext"];

export async function printTypeTime({ consumer }: Unpacked): Promise<string[]> {
  writeFileSync(join(consumer, "without.mts"), 'console.log("no game");\n');
  copyFileSync("docs/examples/first-game.ts", join(consumer, "with.mts"));
  let [without, playing] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Alternating, so that load on the machine affects both.
  for (let run = 0; run < RUNS; run++) {
    without = Math.min(without, secondsFor(consumer, "without.mts"));
    playing = Math.min(playing, secondsFor(consumer, "with.mts"));
  }
  const ratio = (playing / without).toFixed(2);
  console.log(`type checking docs/examples/first-game.ts: ${ratio} times an empty program`);
  return [];
}

function secondsFor(consumer: string, file: string): number {
  const args = [...OPTIONS, ...PLATFORM, file];
  const { stdout } = spawnSync("tsc", args, { cwd: consumer, encoding: "utf8" });
  const [, seconds] = /Total time:\s+([\d.]+)s/.exec(stdout) ?? [];
  if (seconds === undefined) throw new Error(`tsc did not print its total time:\n${stdout}`);
  return Number(seconds);
}
