// The script behind `npm run train`: arguments, processes, the file with the weights.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Weights } from "../../src/bots/evaluation.ts";
import type { GameEntry } from "../../src/cli/games.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { digestOfCode } from "../runs/code.ts";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import {
  processesOf,
  processesOption,
  runScript,
  UsageError,
  wholeNumber,
} from "../runs/script.ts";
import { appendResult, existing, fileOf, readRuns, removeFile } from "../runs/store.ts";
import { fittedWeights, lossOf, type Sample } from "./regression.ts";
import { samplesOf, untrained } from "./self-play.ts";

const usage = `usage: npm run train -- --game ${gameNames.join("|")} [--games N] [--generations N] [--iterations N] [--seed TEXT]
         [--from GAME,GAME…] [--processes N] [--fresh]
Plays games of a bot against itself, fits the weights of its evaluation to their outcomes, and repeats that with the
new weights; each fit uses the games of all generations so far. The result is written to src/GAME/bots/weights.ts; it depends on these numbers and the seed only, and on
the weights of the games that it starts from (--from): the first generation plays with them, and new weights stay
close to them where samples are few.
An interrupted training continues where it stopped; --fresh starts again.`;

/**
 * The strength of the penalty for large weights, as a number of games, of which all positions have the same outcome.
 * Of 0.3, 1, 3, 10, 30, 75 and 180 it predicts games best that the fit has not seen.
 */
const PENALTY = 30;
/** The same for weights that differ from those of a similar game. */
const PENALTY_OF_PRIOR = 60;

/** The amounts and the seed of a training; they determine the result. */
interface Plan {
  readonly game: string;
  /** The games whose weights it starts from. */
  readonly from: readonly string[];
  readonly games: number;
  readonly iterations: number;
  readonly seed: string;
}

/** A game to play: its number in its generation, and the weights of the generation. */
interface Job {
  readonly generation: number;
  readonly number: number;
  readonly weights: Weights;
}

/** The samples of a game. */
interface Played {
  readonly number: number;
  readonly samples: readonly Sample[];
}

await runScript(usage, () => {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: gameNames[0]! },
      games: { type: "string", default: "1000" },
      generations: { type: "string", default: "3" },
      iterations: { type: "string", default: "40" },
      seed: { type: "string", default: "train" },
      from: { type: "string", default: "" },
      ...processesOption,
      fresh: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const from = values.from.split(",").filter((name) => name !== "");
  for (const name of [values.game, ...from])
    if (!withGame(name, () => true)) throw new UsageError(`unknown game "${name}"`);
  const plan = {
    game: values.game,
    from,
    games: wholeNumber("games", values.games, 10),
    iterations: wholeNumber("iterations", values.iterations, 1),
    seed: values.seed,
  };
  if (process.send) return doJobs((job: Job) => play(plan, job));
  return train(plan, {
    generations: wholeNumber("generations", values.generations, 1),
    processes: processesOf(values.processes),
    fresh: values.fresh,
  });
});

/** Plays a game. Most are for two; every third is for more, in a game that allows it. */
async function play(
  { game, iterations, seed }: Plan,
  { generation, number, weights }: Job,
): Promise<Played> {
  const samples = await withGame(game, (entry) => {
    const { min, max } = entry.game.seats;
    const players = Math.min(max, min + [0, 0, 1, 0, 0, 2][number % 6]!);
    return samplesOf({
      game: entry.game,
      evaluation: { ...entry.evaluation, weights },
      options: entry.options(players),
      seed: `${seed} ${generation} ${number}`,
      iterations,
    });
  });
  return { number, samples: samples! };
}

interface TrainOptions {
  readonly generations: number;
  readonly processes: number | undefined;
  readonly fresh: boolean;
}

async function train(plan: Plan, { generations, processes, fresh }: TrainOptions): Promise<void> {
  const code = digestOfCode();
  const names = withGame(plan.game, namesOf)!;
  const start: Weights = Object.assign({}, ...plan.from.map((name) => withGame(name, weightsOf)));
  const prior =
    plan.from.length > 0 ? names.map((name) => start[name] ?? ([0, 0] as const)) : undefined;
  const files: string[] = [];
  const samples: Sample[] = [];
  let weights = prior ? start : untrained;
  for (let generation = 1; generation <= generations; generation++) {
    const subject = { ...plan, generation };
    const file = fileOf("training", subject, "0/1");
    files.push(file);
    if (fresh) removeFile(file);
    const played = (): readonly Played[] =>
      readRuns<typeof subject, Played>(existing([file]), code)[0]?.results ?? [];
    const known = new Set(played().map(({ number }) => number));
    const left = Array.from({ length: plan.games }, (_, number) => number).filter(
      (number) => !known.has(number),
    );
    const progress = progressOn(process.stderr, left.length, "games");
    await doOnAllCores(
      left.map((number): Job => ({ generation, number, weights })),
      (result: Played) => {
        appendResult(file, code, subject, result);
        progress.add(1);
      },
      processes,
    );
    progress.end();
    for (const game of played()) for (const sample of game.samples) samples.push(sample);
    const gamesOfPenalty = prior ? PENALTY_OF_PRIOR : PENALTY;
    const positionsOfGame = samples.length / (plan.games * generation);
    const fitted = fittedWeights(samples, gamesOfPenalty * positionsOfGame, prior);
    weights = Object.fromEntries(names.map((name, i) => [name, rounded(fitted[i]!)]));
    console.log(
      `generation ${generation}: ${samples.length} positions, error ${lossOf(samples, fitted).toFixed(4)}`,
    );
  }
  writeFileSync(`src/${plan.game}/bots/weights.ts`, weightsFile(weights));
  for (const file of files) removeFile(file);
}

function namesOf<T extends GameTypes>({ evaluation }: GameEntry<T>): readonly string[] {
  return evaluation.features.names;
}

function weightsOf<T extends GameTypes>({ evaluation }: GameEntry<T>): Weights {
  return evaluation.weights;
}

function rounded([early, late]: readonly [number, number]): [number, number] {
  return [Math.round(early * 1000) / 1000, Math.round(late * 1000) / 1000];
}

function weightsFile(weights: Weights): string {
  const lines = Object.entries(weights).map(([name, [early, late]]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}: [${early}, ${late}],\n`;
  });
  return `// Written by \`npm run train\`.
import type { Weights } from "../../bots/evaluation.ts";

/** The trained weights of the features. */
export const weights: Weights = {
${lines.join("")}};
`;
}
