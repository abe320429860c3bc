// Long runs of random games: npm run fuzz -- --game conspiracy --games 20000 [--from 0] [--every 20]
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { progressOn } from "../progress.ts";
import { type Outcome, outcomeOf } from "./numbered-game.ts";
import {
  trialOfAbyss,
  trialOfConspiracy,
  trialOfConspiracySolo,
  trialOfExiles,
  trialOfExilesKraken,
  trialOfKraken,
} from "./subjects.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "conspiracy" },
    games: { type: "string", default: "1000" },
    from: { type: "string", default: "0" },
    /** Laws are tested at one step in so many, and in the end of one game in so many. */
    every: { type: "string", default: "10" },
    /** Which share of the numbers is this process's, as "0/2"; set by the parent only. */
    share: { type: "string" },
  },
});

const outcomes: Readonly<Record<string, (number: number, every: number) => Outcome>> = {
  abyss: (...asked) => outcomeOf(trialOfAbyss, ...asked),
  conspiracy: (...asked) => outcomeOf(trialOfConspiracy, ...asked),
  "conspiracy-solo": (...asked) => outcomeOf(trialOfConspiracySolo, ...asked),
  exiles: (...asked) => outcomeOf(trialOfExiles, ...asked),
  "exiles-kraken": (...asked) => outcomeOf(trialOfExilesKraken, ...asked),
  kraken: (...asked) => outcomeOf(trialOfKraken, ...asked),
};
const play = outcomes[values.game];
if (!play) stop(`no game "${values.game}"; there are: ${Object.keys(outcomes).join(", ")}`);
const games = wholeNumber("games");
const from = wholeNumber("from");
const every = wholeNumber("every");

if (values.share) playShare(play, values.share);
else await playAll();

function wholeNumber(name: "games" | "from" | "every"): number {
  if (!/^\d+$/.test(values[name])) stop(`--${name} is "${values[name]}", expected a whole number`);
  return Number(values[name]);
}

function stop(why: string): never {
  console.error(why);
  process.exit(2);
}

/** What a process tells its parent after each game. */
type Said = Outcome & { readonly number: number };

/** Plays every n-th game of the range, up to the first that fails, and tells the parent about each. */
function playShare(outcome: typeof play & object, share: string): void {
  const [mine, of] = share.split("/").map(Number) as [number, number];
  for (let number = from + mine; number < from + games; number += of) {
    const said: Said = { ...outcome(number, every), number };
    process.send?.(said);
    if ("failure" in said) return;
  }
}

/** One process per core; stops at the first failure. */
async function playAll(): Promise<void> {
  const processes = Math.min(availableParallelism(), games);
  const progress = progressOn(process.stdout, games);
  const failures: string[] = [];
  const children = Array.from({ length: processes }, (_, i) =>
    fork(process.argv[1]!, [...process.argv.slice(2), "--share", `${i}/${processes}`], {
      env: { ...process.env, NODE_ENV: "production" },
    }),
  );
  const hear = (said: Said) => {
    if (!("failure" in said)) return progress.add(said.actions);
    const again = `--game ${values.game} --from ${said.number} --games 1 --every ${every}`;
    failures.push(`${said.failure}\nThe same again: npm run fuzz -- ${again}`);
    for (const child of children) child.kill();
  };
  await Promise.all(children.map((child) => ended(child.on("message", hear))));
  const isDone = progress.end() === games;
  for (const failure of failures) console.error(`\n${failure}`);
  console.log(isDone ? "no violation" : "FAILED");
  process.exitCode = isDone ? 0 : 1;
}

function ended(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.on("exit", resolve));
}
