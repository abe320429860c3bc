import fc from "fast-check";
import { type GameEntry, withGame } from "../../src/cli/games.ts";
import { cliLocales } from "../../src/cli/words/cli-locales.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { type Door, doorsOf, type Position, soundValues, tryDoor } from "../bad-input/doors.ts";
import { inputs } from "../bad-input/inputs.ts";
import { keyCounts } from "../bad-input/prototypes.ts";
import type { Numbered } from "../runs/store.ts";

/** Inputs are tried and kept so many at a time, at every door of a game. */
export const INPUTS_OF_A_BATCH = 500;

/** A batch that is to be tried. */
export interface Job extends Numbered {
  readonly game: string;
  readonly inputs: number;
}

/** A door at which something did harm. */
export interface Harm {
  readonly door: string;
  /** The smallest input that does it. */
  readonly report: string;
}

/** What came of a batch. */
export interface Batch extends Numbered {
  readonly inputs: number;
  readonly doors: number;
  /** How often inputs were refused, were an error, and got an answer. */
  readonly outcomes: Readonly<Record<"refused" | "error" | "answer", number>>;
  /** The most that was looked at of an input. */
  readonly mostLooks: number;
  readonly harms: readonly Harm[];
}

/** Tries a batch: the same inputs at each door, in a position of a game of their own. */
export function tryBatch({ game, number, inputs: count }: Job): Batch {
  const batch = withGame(game, (entry) => batchAt(positionOf(entry, number), number, count));
  if (!batch) throw new Error(`there is no game "${game}"`);
  return batch;
}

const locales = [...cliLocales.values()].map(({ locale }) => locale);

/** A position somewhere in a random game, told in some language; the number says which. */
function positionOf<T extends GameTypes>({ game, options, words }: GameEntry<T>, number: number) {
  const { min, max } = game.seats;
  const chosen = options(min + (number % (max - min + 1)));
  const { said } = words(locales[number % locales.length]!);
  // By steps that have no part in common with the numbers of players, from the set-up to late in the game.
  let left = (number * 7) % 61;
  let position: Position<T> | undefined;
  for (const { state } of playRandomly(game, chosen, `hostile:${number}`)) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    position = { game, describe: said, options: chosen, state, seat };
    if (left-- === 0) break;
  }
  return position!;
}

/** The same in any position; the number is the seed of fast-check. */
export function batchAt<T extends GameTypes>(
  position: Position<T>,
  number: number,
  count: number,
  doors = doorsOf(position),
): Batch {
  const before = keyCounts();
  const any = inputs(soundValues(position));
  const outcomes = { refused: 0, error: 0, answer: 0 };
  let mostLooks = 0;
  const harms: Harm[] = [];
  const recipes = fc.sample(any, { seed: number, numRuns: count });
  for (const [name, door] of Object.entries(doors)) {
    try {
      for (const { make } of recipes) {
        const { how, looks } = tryDoor(door, make());
        outcomes[how] += 1;
        mostLooks = Math.max(mostLooks, looks);
      }
    } catch (error) {
      harms.push({ door: name, report: smallest(any, door, number, count) ?? String(error) });
    }
    if (String(keyCounts()) !== String(before))
      harms.push({ door: name, report: "what all objects inherit has changed" });
  }
  return { number, inputs: count, doors: Object.keys(doors).length, outcomes, mostLooks, harms };
}

/** The smallest input that does harm at a door, if it does so again. */
function smallest(
  any: ReturnType<typeof inputs>,
  door: Door,
  seed: number,
  count: number,
): string | undefined {
  const harmless = fc.property(any, ({ make }) => void tryDoor(door, make()));
  const details = fc.check(harmless, { seed, numRuns: count });
  if (!details.failed) return undefined;
  return `${fc.defaultReportMessage(details)}\n\n${details.errorInstance}`;
}
