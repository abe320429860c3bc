// The script behind `npm run hostile`: arguments, processes, the table.
import { parseArgs } from "node:util";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { partsLeft } from "../runs/batches.ts";
import { digestOfCode } from "../runs/code.ts";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import { runOptions, runScript, UsageError, wholeNumber } from "../runs/script.ts";
import {
  appendResult,
  existing,
  fileOf,
  readRuns,
  removeFile,
  type Subject,
} from "../runs/store.ts";
import { type Batch, INPUTS_OF_A_BATCH, type Job, runBatch } from "./batch.ts";
import { screenOf, summaryOf } from "./summary.ts";

const usage = `usage: npm run hostile -- [--game ${gameNames.join("|")}]… [--inputs N] [--share 3/64] [--fresh]
       npm run hostile -- --merge FILE…
Passes N inputs of any kind to every entry point of each game (all games without --game), on all
available cores. An interrupted run continues where it stopped; --fresh starts again.
Results of other code are rejected, also by --merge.`;

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
  if (process.send) return doJobs(runJob);
  const { share, fresh, game } = values;
  return runAll(game.map(subjectOf), {
    inputs: wholeNumber("inputs", values.inputs, 1),
    share,
    fresh,
  });
});

interface JobResult {
  readonly subject: TestedGame;
  readonly batch: Batch;
}

/** A game with the version of its rules: results of other rules are kept apart. */
type TestedGame = Subject & { readonly game: string; readonly version: string };

function subjectOf(name: string): TestedGame {
  const subject = withGame(name, ({ game }) => ({ game: name, version: game.version }));
  if (!subject) throw new UsageError(`unknown game "${name}"`);
  return subject;
}

async function runJob(job: Job): Promise<JobResult> {
  return { subject: subjectOf(job.game), batch: await runBatch(job) };
}

/** The number of inputs for each entry point, and the share of this process. */
interface Extent {
  readonly inputs: number;
  readonly share: string;
  readonly fresh: boolean;
}

async function runAll(subjects: readonly TestedGame[], extent: Extent): Promise<void> {
  const code = digestOfCode();
  const files = new Map(
    subjects.map((subject) => [subject.game, fileOf("hostile", subject, extent.share)]),
  );
  if (extent.fresh) for (const file of files.values()) removeFile(file);
  const stored = readRuns<TestedGame, Batch>(existing([...files.values()]), code);
  const parts = partsLeft(
    subjects,
    { total: extent.inputs, size: INPUTS_OF_A_BATCH, share: extent.share },
    stored,
    ({ inputs }) => inputs,
  );
  const jobs = parts.map(
    ({ subject: { game }, number, amount }): Job => ({ game, number, inputs: amount }),
  );
  const progress = progressOn(
    process.stderr,
    jobs.reduce((sum, job) => sum + job.inputs, 0),
    "inputs at every entry point",
  );
  await doOnAllCores(jobs, ({ subject, batch }: JobResult) => {
    appendResult(files.get(subject.game)!, code, subject, batch);
    progress.add(batch.inputs);
  });
  progress.end();
  show(existing([...files.values()]));
}

function show(files: readonly string[]): void {
  const code = digestOfCode();
  const summaries = readRuns<TestedGame, Batch>(files, code).map(({ subject, results }) =>
    summaryOf(subject.game, results),
  );
  if (summaries.length === 0) throw new UsageError("no results");
  console.log(screenOf(summaries));
  console.log(`\nDigest of the code: ${code}. Results:\n${files.join("\n")}`);
  const failures = summaries.flatMap((summary) => summary.failures);
  if (failures.length > 0) process.exitCode = 1;
  for (const { game, entryPoint, number, report } of failures)
    console.log(`\n${game}, ${entryPoint}, batch ${number}: ${report}`);
}
