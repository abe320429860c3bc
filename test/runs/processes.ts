// A long run on all cores: one process per core, each of which does one job after the other.
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";

/** Runs jobs in one process per available core, or in `most` processes. Calls `onResult` with each result as it arrives. */
export async function doOnAllCores<Job extends {}, Result>(
  jobs: readonly Job[],
  onResult: (result: Result) => void,
  most = availableParallelism(),
): Promise<void> {
  const waiting = jobs.values();
  const children = Array.from({ length: Math.min(most, jobs.length) }, () =>
    fork(process.argv[1]!, process.argv.slice(2)),
  );
  const sendNext = (child: ChildProcess) => {
    const next = waiting.next();
    if (next.done) child.disconnect();
    else child.send(next.value);
  };
  await Promise.all(
    children.map((child) => {
      child.on("message", (result: Result) => {
        onResult(result);
        sendNext(child);
      });
      sendNext(child);
      return exitOf(child);
    }),
  );
}

/** In a child process: does the jobs that the parent sends. */
export function doJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  process.on("message", async (job: Job) => {
    process.send?.(await work(job));
  });
}

/** Resolves when the process ends; rejects if it fails. */
function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`a process ended with code ${code}`)),
    );
  });
}
