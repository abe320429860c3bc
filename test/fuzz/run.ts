// The script behind `npm run fuzz`: arguments, processes, the summary.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { partsLeft } from "../runs/batches.ts";
import { digestOfCode } from "../runs/code.ts";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import { Misuse, runOptions, runScript, wholeNumber } from "../runs/script.ts";
import { append, fileOf, forget, keep, readRuns, type Subject, there } from "../runs/store.ts";
import { type Batch, type Course, GAMES_OF_A_BATCH, type Job, playBatch } from "./batch.ts";
import { outcomeOf } from "./numbered-game.ts";
import { screenOf, summaryOf } from "./summary.ts";
import { gameNames, withTrial } from "./trials.ts";

const usage = `usage: npm run fuzz -- [--game ${gameNames.join("|")}]… [--games N] [--every N] [--share 3/64] [--fresh]
       npm run fuzz -- --merge FILE…
       npm run fuzz -- --game NAME --number N [--every N]
Plays N random games of each game, of all without --game, on all cores that this process may use, and tests
the laws at one step in so many (--every). A run that was stopped goes on where it was; --fresh begins anew.
Results of other code are refused, also by --merge.
A game that breaks a law is written down in its smallest form, and the run goes on. --number plays one game.`;

await runScript(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...runOptions,
      game: { type: "string", multiple: true, default: [...gameNames] },
      games: { type: "string", default: "1000" },
      every: { type: "string", default: "10" },
      number: { type: "string" },
    },
  });
  if (values.help) return console.log(usage);
  if (values.merge) return show(positionals);
  if (process.send) return doJobs(playJob);
  const courses = coursesOf(values.game, wholeNumber("every", values.every, 1));
  if (values.number !== undefined) return playOne(courses, wholeNumber("number", values.number, 0));
  const { share, fresh } = values;
  return playAll(courses, { games: wholeNumber("games", values.games, 1), share, fresh });
});

/** What is played of each game. */
function coursesOf(names: readonly string[], every: number): Course[] {
  return names.map((name) => {
    const game = gameNames.find((known) => known === name);
    if (!game) throw new Misuse(`there is no game "${name}"`);
    return { game, every };
  });
}

/** Results of other rules are other results. */
function subjectOf({ game, every }: Course): Course & Subject {
  return { game, version: withTrial(game, (trial) => trial.game.version), every };
}

interface Played {
  readonly course: Course & Subject;
  readonly batch: Batch;
}

function playJob(job: Job): Played {
  return { course: subjectOf(job), batch: playBatch(job) };
}

/** How many games are played of each game, and which of them here. */
interface Extent {
  readonly games: number;
  readonly share: string;
  readonly fresh: boolean;
}

async function playAll(courses: readonly Course[], extent: Extent): Promise<void> {
  const code = digestOfCode();
  const files = new Map(
    courses.map((course) => [course.game, fileOf("fuzz", subjectOf(course), extent.share)]),
  );
  if (extent.fresh)
    for (const file of files.values()) for (const one of [file, violationsOf(file)]) forget(one);
  const kept = readRuns<Course & Subject, Batch>(there([...files.values()]), code);
  const parts = partsLeft(
    courses.map(subjectOf),
    { total: extent.games, size: GAMES_OF_A_BATCH, share: extent.share },
    kept,
    ({ games }) => games,
  );
  const jobs = parts.map(
    ({ subject: { game, every }, number, amount }): Job => ({ game, every, number, games: amount }),
  );
  const games = jobs.reduce((sum, job) => sum + job.games, 0);
  const progress = progressOn(process.stderr, games, "games");
  await doOnAllCores(jobs, ({ course, batch }: Played) => {
    const file = files.get(course.game)!;
    for (const { number, report } of batch.violations) {
      const again = `npm run fuzz -- --game ${course.game} --number ${number} --every ${course.every}`;
      append(violationsOf(file), `${report}\nThe same again: ${again}\n`);
    }
    keep(file, code, course, batch);
    progress.add(batch.games, batch.actions);
  });
  progress.end();
  show(there([...files.values()]));
}

/** Where games that broke a law are written down. */
function violationsOf(file: string): string {
  return `${file}.violations.txt`;
}

function show(files: readonly string[]): void {
  const code = digestOfCode();
  const summaries = readRuns<Course & Subject, Batch>(files, code).map(({ subject, results }) =>
    summaryOf(subject, results),
  );
  if (summaries.length === 0) throw new Misuse("there are no results");
  const file = "node_modules/.cache/fuzz/summary.json";
  append(file, "");
  writeFileSync(file, `${JSON.stringify({ code, summaries }, null, 2)}\n`);
  console.log(screenOf(summaries));
  console.log(
    `\nThe code has the digest ${code}. The same as JSON is in ${file}, the results are in\n${files.join("\n")}`,
  );
  const violations = summaries.flatMap((summary) => summary.violations);
  if (violations.length > 0) process.exitCode = 1;
  for (const { report } of violations) console.log(`\n${report}`);
}

/** Plays one game and tells what came of it. */
function playOne(courses: readonly Course[], number: number): void {
  for (const { game, every } of courses) {
    const failure = withTrial(game, (trial) => {
      const outcome = outcomeOf(trial, number, every);
      return "failure" in outcome ? outcome.failure : undefined;
    });
    console.log(`${game}, game ${number}: ${failure ?? "no violation"}`);
    if (failure) process.exitCode = 1;
  }
}
