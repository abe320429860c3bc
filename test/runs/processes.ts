// A long run on all cores: a process on each, which does one part of the work after the other.
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";

/** Has the jobs done, by a process on each core that this one may use; tells each result as it comes. */
export async function doOnAllCores<Job extends {}, Result>(
  jobs: readonly Job[],
  tell: (result: Result) => void,
): Promise<void> {
  const waiting = jobs.values();
  const processes = Math.min(availableParallelism(), jobs.length);
  const children = Array.from({ length: processes }, () =>
    fork(process.argv[1]!, process.argv.slice(2)),
  );
  const feed = (child: ChildProcess) => {
    const next = waiting.next();
    if (next.done) child.disconnect();
    else child.send(next.value);
  };
  await Promise.all(
    children.map((child) => {
      child.on("message", (result: Result) => {
        tell(result);
        feed(child);
      });
      feed(child);
      return ended(child);
    }),
  );
}

/** In such a process: does the jobs that it is given. */
export function doJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  process.on("message", async (job: Job) => {
    process.send?.(await work(job));
  });
}

/** Fails if the process does. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`a process ended with code ${code}`)),
    );
  });
}
