// The script behind `npm run fuzz`: arguments, processes, the summary.
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import { noShare, numbersOf } from "../runs/share.ts";
import { append, fileOf, forget, keep, readRuns, type Subject } from "../runs/store.ts";
import { type Batch, type Course, GAMES_OF_A_BATCH, type Job, playBatch } from "./batch.ts";
import { outcomeOf } from "./numbered-game.ts";
import { screenOf, summaryOf } from "./summary.ts";
import { gameNames, withTrial } from "./trials.ts";

const usage = `usage: npm run fuzz -- [--game ${gameNames.join("|")}]… [--games N] [--every N] [--share 3/64] [--fresh]
       npm run fuzz -- --merge FILE…
       npm run fuzz -- --game NAME --number N [--every N]
Plays N random games of each game, of all without --game, on all cores that this process may use, and tests
the laws at one step in so many (--every). A run that was stopped goes on where it was; --fresh begins anew.
A game that breaks a law is written down in its smallest form, and the run goes on. --number plays one game.`;

const { values, positionals } = readArguments();
const every = wholeNumber("every");
if (values.help) console.log(usage);
else if (values.merge) show(positionals);
else if (process.send) doJobs(playJob);
else if (values.number !== undefined) playOne(wholeNumber("number"));
else await playAll();

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        game: { type: "string", multiple: true, default: [...gameNames] },
        games: { type: "string", default: "1000" },
        every: { type: "string", default: "10" },
        share: { type: "string", default: "0/1" },
        number: { type: "string" },
        merge: { type: "boolean", default: false },
        fresh: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

function stop(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

function wholeNumber(name: "games" | "every" | "number"): number {
  const value = values[name] ?? "";
  if (!/^\d{1,15}$/.test(value) || (name !== "number" && Number(value) === 0))
    stop(`--${name} is "${value}", expected a whole number`);
  return Number(value);
}

/** What is played of each game. */
function coursesOf(): Course[] {
  return values.game.map((name) => {
    const game = gameNames.find((known) => known === name);
    return game ? { game, every } : stop(`there is no game "${name}"`);
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

async function playAll(): Promise<void> {
  const files = new Map(
    coursesOf().map((course) => [course.game, fileOf("fuzz", subjectOf(course), values.share)]),
  );
  if (values.fresh) for (const file of files.values()) forget(file);
  const jobs = jobsLeft([...files.values()]);
  const games = jobs.reduce((sum, job) => sum + job.games, 0);
  const progress = progressOn(process.stderr, games, "games");
  await doOnAllCores(jobs, ({ course, batch }: Played) => {
    const file = files.get(course.game)!;
    for (const { number, report } of batch.violations) {
      const again = `npm run fuzz -- --game ${course.game} --number ${number} --every ${every}`;
      append(`${file}.violations.txt`, `${report}\nThe same again: ${again}\n`);
    }
    keep(file, course, batch);
    progress.add(batch.games, batch.actions);
  });
  progress.end();
  show([...files.values()]);
}

/** The first batch of every game, then the second, …: a run that is stopped has as much of each. */
function jobsLeft(files: readonly string[]): Job[] {
  const games = wholeNumber("games");
  const numbers =
    numbersOf(values.share, Math.ceil(games / GAMES_OF_A_BATCH)) ?? stop(noShare(values.share));
  // A batch of a longer run has the games of a shorter one.
  const kept = new Map(
    readRuns<Course & Subject, Batch>(files).flatMap(({ subject, results }) =>
      results.map((batch) => [`${subject.game} ${batch.number}`, batch.games] as const),
    ),
  );
  return numbers
    .flatMap((number) =>
      coursesOf().map(
        (course): Job => ({
          ...course,
          number,
          games: Math.min(GAMES_OF_A_BATCH, games - number * GAMES_OF_A_BATCH),
        }),
      ),
    )
    .filter((job) => (kept.get(`${job.game} ${job.number}`) ?? 0) < job.games);
}

function show(files: readonly string[]): void {
  const lost = files.filter((file) => values.merge && !existsSync(file));
  if (lost.length > 0) stop(`there are no results: ${lost.join(", ")}`);
  const summaries = readRuns<Course & Subject, Batch>(files).map(({ subject, results }) =>
    summaryOf(subject, results),
  );
  if (summaries.length === 0) stop("there are no results");
  const file = "node_modules/.cache/fuzz/summary.json";
  append(file, "");
  writeFileSync(file, `${JSON.stringify(summaries, null, 2)}\n`);
  console.log(screenOf(summaries));
  console.log(`\nThe same as JSON is in ${file}, the results are in\n${files.join("\n")}`);
  const violations = summaries.flatMap((summary) => summary.violations);
  if (violations.length > 0) process.exitCode = 1;
  for (const { report } of violations) console.log(`\n${report}`);
}

/** Plays one game and tells what came of it. */
function playOne(number: number): void {
  for (const { game } of coursesOf()) {
    const failure = withTrial(game, (trial) => {
      const outcome = outcomeOf(trial, number, every);
      return "failure" in outcome ? outcome.failure : undefined;
    });
    console.log(`${game}, game ${number}: ${failure ?? "no violation"}`);
    if (failure) process.exitCode = 1;
  }
}
