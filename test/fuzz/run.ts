// The script behind `npm run fuzz`: arguments, processes, the summary.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { partsLeft } from "../runs/batches.ts";
import { digestOfCode } from "../runs/code.ts";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import { runOptions, runScript, UsageError, wholeNumber } from "../runs/script.ts";
import {
  append,
  appendResult,
  existing,
  fileOf,
  readRuns,
  removeFile,
  type Subject,
} from "../runs/store.ts";
import { type Batch, type FuzzSubject, GAMES_OF_A_BATCH, type Job, playBatch } from "./batch.ts";
import { readRecord, recordedBatches, withRun, writeRecord } from "./longest-run.ts";
import { outcomeOf } from "./numbered-game.ts";
import { screenOf, summaryOf } from "./summary.ts";
import { gameNames, withTrial } from "./trials.ts";

const usage = `usage: npm run fuzz -- [--game ${gameNames.join("|")}]… [--games N] [--every N] [--share 3/64] [--fresh] [--record]
       npm run fuzz -- --merge FILE… [--record]
       npm run fuzz -- --game NAME --number N [--every N]
Plays N random games of each game (of all games without --game) on all available cores, and tests the laws at
one in --every steps. An interrupted run continues where it stopped; --fresh starts again.
Results of other code are rejected, also by --merge. --record adds the results to the longest run in docs/reliability.md,
which any checkout of the same code continues.
A game that breaks a law is written to a file in its smallest form, and the run continues. --number plays one game.`;

await runScript(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...runOptions,
      game: { type: "string", multiple: true, default: [...gameNames] },
      games: { type: "string", default: "1000" },
      every: { type: "string", default: "10" },
      number: { type: "string" },
      record: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  if (values.merge) return show(positionals, values);
  if (process.send) return doJobs(playJob);
  const subjects = subjectsOf(values.game, wholeNumber("every", values.every, 1));
  if (values.number !== undefined)
    return playOne(subjects, wholeNumber("number", values.number, 0));
  const { share, fresh, record } = values;
  return playAll(subjects, { games: wholeNumber("games", values.games, 1), share, fresh, record });
});

/** The games to play. */
function subjectsOf(names: readonly string[], every: number): FuzzSubject[] {
  return names.map((name) => {
    const game = gameNames.find((known) => known === name);
    if (!game) throw new UsageError(`unknown game "${name}"`);
    return { game, every };
  });
}

/** The subject with the version of its rules, so that results of other rules are stored apart. */
function withVersion({ game, every }: FuzzSubject): FuzzSubject & Subject {
  return { game, version: withTrial(game, (trial) => trial.game.version), every };
}

interface JobResult {
  readonly subject: FuzzSubject & Subject;
  readonly batch: Batch;
}

function playJob(job: Job): JobResult {
  return { subject: withVersion(job), batch: playBatch(job) };
}

interface ShowOptions {
  /** Whether the results are added to the longest run. */
  readonly record: boolean;
}

/** The number of games of each game, and the share of this process. */
interface Extent extends ShowOptions {
  readonly games: number;
  readonly share: string;
  readonly fresh: boolean;
}

async function playAll(subjects: readonly FuzzSubject[], extent: Extent): Promise<void> {
  const code = digestOfCode();
  const files = new Map(
    subjects.map((subject) => [subject.game, fileOf("fuzz", withVersion(subject), extent.share)]),
  );
  if (extent.fresh)
    for (const file of files.values())
      for (const one of [file, violationsOf(file)]) removeFile(one);
  const stored = [
    ...(extent.fresh ? [] : recordedBatches(readRecord(), code)),
    ...readRuns<FuzzSubject & Subject, Batch>(existing([...files.values()]), code),
  ];
  const parts = partsLeft(
    subjects.map(withVersion),
    { total: extent.games, size: GAMES_OF_A_BATCH, share: extent.share },
    stored,
    ({ games }) => games,
  );
  const jobs = parts.map(
    ({ subject: { game, every }, number, amount }): Job => ({ game, every, number, games: amount }),
  );
  const games = jobs.reduce((sum, job) => sum + job.games, 0);
  const progress = progressOn(process.stderr, games, "games");
  await doOnAllCores(jobs, ({ subject, batch }: JobResult) => {
    const file = files.get(subject.game)!;
    for (const { number, report } of batch.violations) {
      const command = `npm run fuzz -- --game ${subject.game} --number ${number} --every ${subject.every}`;
      append(violationsOf(file), `${report}\nReproduce it: ${command}\n`);
    }
    appendResult(file, code, subject, batch);
    progress.add(batch.games, batch.actions);
  });
  progress.end();
  const played = existing([...files.values()]);
  if (played.length === 0) return console.log("The longest run has all of these games already.");
  show(played, extent);
}

/** The file for games that broke a law. */
function violationsOf(file: string): string {
  return `${file}.violations.txt`;
}

function show(files: readonly string[], { record }: ShowOptions): void {
  const code = digestOfCode();
  const runs = readRuns<FuzzSubject & Subject, Batch>(files, code);
  if (record) writeRecord(runs.reduce((sum, run) => withRun(sum, code, run), readRecord()));
  const summaries = runs.map(({ subject, results }) => summaryOf(subject, results));
  if (summaries.length === 0) throw new UsageError("no results");
  const file = "node_modules/.cache/fuzz/summary.json";
  append(file, "");
  writeFileSync(file, `${JSON.stringify({ code, summaries }, null, 2)}\n`);
  console.log(screenOf(summaries));
  console.log(
    `\nDigest of the code: ${code}. Summary as JSON: ${file}. Results:\n${files.join("\n")}`,
  );
  const violations = summaries.flatMap((summary) => summary.violations);
  if (violations.length > 0) process.exitCode = 1;
  for (const { report } of violations) console.log(`\n${report}`);
}

/** Plays one game and prints its outcome. */
function playOne(subjects: readonly FuzzSubject[], number: number): void {
  for (const { game, every } of subjects) {
    const failure = withTrial(game, (trial) => {
      const outcome = outcomeOf(trial, number, every);
      return "failure" in outcome ? outcome.failure : undefined;
    });
    console.log(`${game}, game ${number}: ${failure ?? "no violation"}`);
    if (failure) process.exitCode = 1;
  }
}
