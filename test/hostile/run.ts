// The script behind `npm run hostile`: arguments, processes, the table.
import { parseArgs } from "node:util";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { partsLeft } from "../runs/batches.ts";
import { digestOfCode } from "../runs/code.ts";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import { Misuse, runOptions, runScript, wholeNumber } from "../runs/script.ts";
import { fileOf, forget, keep, readRuns, type Subject, there } from "../runs/store.ts";
import { type Batch, INPUTS_OF_A_BATCH, type Job, tryBatch } from "./batch.ts";
import { screenOf, summaryOf } from "./summary.ts";

const usage = `usage: npm run hostile -- [--game ${gameNames.join("|")}]… [--inputs N] [--share 3/64] [--fresh]
       npm run hostile -- --merge FILE…
Puts N inputs of any kind in at every door of each game, of all without --game, on all cores that this
process may use. A run that was stopped goes on where it was; --fresh begins anew.
Results of other code are refused, also by --merge.`;

await runScript(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...runOptions,
      game: { type: "string", multiple: true, default: [...gameNames] },
      inputs: { type: "string", default: "100000" },
    },
  });
  if (values.help) return console.log(usage);
  if (values.merge) return show(positionals);
  if (process.send) return doJobs(tryJob);
  const { share, fresh, game } = values;
  return tryAll(game.map(subjectOf), {
    inputs: wholeNumber("inputs", values.inputs, 1),
    share,
    fresh,
  });
});

interface Tried {
  readonly subject: Course;
  readonly batch: Batch;
}

/** Results of other rules are other results. */
type Course = Subject & { readonly game: string; readonly version: string };

function subjectOf(name: string): Course {
  const subject = withGame(name, ({ game }) => ({ game: name, version: game.version }));
  if (!subject) throw new Misuse(`there is no game "${name}"`);
  return subject;
}

function tryJob(job: Job): Tried {
  return { subject: subjectOf(job.game), batch: tryBatch(job) };
}

/** How many inputs each door gets, and which of them here. */
interface Extent {
  readonly inputs: number;
  readonly share: string;
  readonly fresh: boolean;
}

async function tryAll(courses: readonly Course[], extent: Extent): Promise<void> {
  const code = digestOfCode();
  const files = new Map(
    courses.map((course) => [course.game, fileOf("hostile", course, extent.share)]),
  );
  if (extent.fresh) for (const file of files.values()) forget(file);
  const kept = readRuns<Course, Batch>(there([...files.values()]), code);
  const parts = partsLeft(
    courses,
    { total: extent.inputs, size: INPUTS_OF_A_BATCH, share: extent.share },
    kept,
    ({ inputs }) => inputs,
  );
  const jobs = parts.map(
    ({ subject: { game }, number, amount }): Job => ({ game, number, inputs: amount }),
  );
  const progress = progressOn(
    process.stderr,
    jobs.reduce((sum, job) => sum + job.inputs, 0),
    "inputs at every door",
  );
  await doOnAllCores(jobs, ({ subject, batch }: Tried) => {
    keep(files.get(subject.game)!, code, subject, batch);
    progress.add(batch.inputs);
  });
  progress.end();
  show(there([...files.values()]));
}

function show(files: readonly string[]): void {
  const code = digestOfCode();
  const summaries = readRuns<Course, Batch>(files, code).map(({ subject, results }) =>
    summaryOf(subject.game, results),
  );
  if (summaries.length === 0) throw new Misuse("there are no results");
  console.log(screenOf(summaries));
  console.log(`\nThe code has the digest ${code}. The results are in\n${files.join("\n")}`);
  const harms = summaries.flatMap((summary) => summary.harms);
  if (harms.length > 0) process.exitCode = 1;
  for (const { game, door, number, report } of harms)
    console.log(`\n${game}, ${door}, batch ${number}: ${report}`);
}
