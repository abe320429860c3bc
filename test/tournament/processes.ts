import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { progressOn } from "../progress.ts";
import type { MatchResult } from "./result.ts";

/** Plays the matches of these numbers, a process on each core; tells each result as it comes. */
export async function playOnAllCores(
  numbers: readonly number[],
  tell: (result: MatchResult) => void,
): Promise<void> {
  if (numbers.length === 0) return;
  const progress = progressOn(process.stderr, numbers.length);
  const waiting = [...numbers];
  const processes = Math.min(availableParallelism(), numbers.length);
  const children = Array.from({ length: processes }, () =>
    fork(process.argv[1]!, process.argv.slice(2)),
  );
  const feed = (child: ChildProcess) => {
    const next = waiting.shift();
    if (next === undefined) child.disconnect();
    else child.send(next);
  };
  await Promise.all(
    children.map((child) => {
      child.on("message", (result: MatchResult) => {
        tell(result);
        progress.add(result.actions);
        feed(child);
      });
      feed(child);
      return ended(child);
    }),
  );
  progress.end();
}

/** Fails if the process does. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`a process ended with code ${code}`)),
    );
  });
}
