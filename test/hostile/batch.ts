import fc from "fast-check";
import { type GameEntry, withGame } from "../../src/cli/games.ts";
import { cliLocales } from "../../src/cli/words/cli-locales.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { playRandomly } from "../../src/testing/index.ts";
import {
  callCounted,
  type EntryPoint,
  entryPointsOf,
  type Position,
  validValues,
} from "../bad-input/entry-points.ts";
import { inputs } from "../bad-input/inputs.ts";
import { keyCounts } from "../bad-input/prototypes.ts";
import type { Numbered } from "../runs/store.ts";
import { engineCallsOf, jsonOf, outcomeOf } from "./engine.ts";

/** The inputs of a batch; each is tried at every entry point of a game. */
export const INPUTS_OF_A_BATCH = 500;

/** A batch to run. */
export interface Job extends Numbered {
  readonly game: string;
  readonly inputs: number;
}

/** An entry point that did not handle an input. */
export interface Failure {
  readonly entryPoint: string;
  /** The smallest such input, and the error. */
  readonly report: string;
}

/** The result of a batch. */
export interface Batch extends Numbered {
  readonly inputs: number;
  readonly entryPoints: number;
  /** How many inputs were refused, were an error, and got an answer. */
  readonly outcomes: Readonly<Record<"refused" | "error" | "answer", number>>;
  /** The largest number of members that were read of an input. */
  readonly mostReads: number;
  readonly failures: readonly Failure[];
}

/** Runs a batch: the same inputs at each entry point, in a position that the batch number determines. */
export async function runBatch({ game, number, inputs: count }: Job): Promise<Batch> {
  const batch = await withGame(game, async (entry) => {
    const position = positionOf(entry, number);
    return sumOf(batchAt(position, number, count), await engineBatchAt(position, number, count));
  });
  if (!batch) throw new Error(`unknown game "${game}"`);
  return batch;
}

/** Two batches of the same inputs at different entry points. */
const sumOf = (a: Batch, b: Batch): Batch => ({
  ...a,
  entryPoints: a.entryPoints + b.entryPoints,
  outcomes: {
    refused: a.outcomes.refused + b.outcomes.refused,
    error: a.outcomes.error + b.outcomes.error,
    answer: a.outcomes.answer + b.outcomes.answer,
  },
  failures: [...a.failures, ...b.failures],
});

/** Sends the inputs of a batch to the engine, in every field that takes data from outside. */
export async function engineBatchAt<T extends GameTypes>(
  position: Position<T>,
  number: number,
  count: number,
): Promise<Batch> {
  const outcomes = { refused: 0, error: 0, answer: 0 };
  const failures: Failure[] = [];
  const recipes = fc.sample(inputs(validValues(position)), { seed: number, numRuns: count });
  const lines = recipes.map((one) => ({ one, json: jsonOf(one.make()) }));
  const calls = Object.entries(await engineCallsOf(position));
  for (const [entryPoint, call] of calls)
    for (const { one, json } of lines)
      try {
        outcomes[outcomeOf(await call(json))] += 1;
      } catch (error) {
        failures.push({ entryPoint, report: `${fc.stringify(one)}\n\n${error}` });
        break;
      }
  return { number, inputs: count, entryPoints: calls.length, outcomes, mostReads: 0, failures };
}

const locales = [...cliLocales.values()].map(({ locale }) => locale);

/** A position of a random game, and one of the languages, chosen by the number. */
function positionOf<T extends GameTypes>({ game, options, words }: GameEntry<T>, number: number) {
  const { min, max } = game.seats;
  const chosen = options(min + (number % (max - min + 1)));
  const { sentence } = words(locales[number % locales.length]!);
  // From the set-up to late in the game; coprime with the numbers of players, so that all combinations occur.
  let left = (number * 7) % 61;
  let position: Position<T> | undefined;
  for (const { state } of playRandomly(game, chosen, `hostile:${number}`)) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    position = { game, describe: sentence, options: chosen, state, seat };
    if (left-- === 0) break;
  }
  return position!;
}

/** Runs a batch in the given position; the number is the seed of fast-check. */
export function batchAt<T extends GameTypes>(
  position: Position<T>,
  number: number,
  count: number,
  entryPoints = entryPointsOf(position),
): Batch {
  const before = keyCounts();
  const any = inputs(validValues(position));
  const outcomes = { refused: 0, error: 0, answer: 0 };
  let mostReads = 0;
  const failures: Failure[] = [];
  const recipes = fc.sample(any, { seed: number, numRuns: count });
  for (const [name, call] of Object.entries(entryPoints)) {
    try {
      for (const { make } of recipes) {
        const { how, reads } = callCounted(call, make());
        outcomes[how] += 1;
        mostReads = Math.max(mostReads, reads);
      }
    } catch (error) {
      const report = smallest(any, call, number, count) ?? String(error);
      failures.push({ entryPoint: name, report });
    }
    if (String(keyCounts()) !== String(before))
      failures.push({ entryPoint: name, report: "a built-in prototype was changed" });
  }
  return {
    number,
    inputs: count,
    entryPoints: Object.keys(entryPoints).length,
    outcomes,
    mostReads,
    failures,
  };
}

/** The smallest input that fails at an entry point, if it fails again. */
function smallest(
  any: ReturnType<typeof inputs>,
  call: EntryPoint,
  seed: number,
  count: number,
): string | undefined {
  const isHandled = fc.property(any, ({ make }) => void callCounted(call, make()));
  const details = fc.check(isHandled, { seed, numRuns: count });
  if (!details.failed) return undefined;
  return `${fc.defaultReportMessage(details)}\n\n${details.errorInstance}`;
}
