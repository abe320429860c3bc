// What the tests of bad input share: sound states to break, and a look at the error.
import type { Lord } from "../../src/conspiracy/cards.ts";
import { RulesError } from "../../src/kernel/errors.ts";
import { by, play, prepare } from "./prepare.ts";

/** A function of the library as JavaScript calls it. */
// biome-ignore lint/suspicious/noExplicitAny: the point is to pass what the types forbid
export const untyped = <R>(call: (...args: any[]) => R) => call as (...args: unknown[]) => R;

/** The `RulesError` that the call throws; anything else fails the test. */
export function rulesError(call: () => unknown): RulesError {
  try {
    call();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error("was accepted");
}

/** A copy that may be broken. */
// biome-ignore lint/suspicious/noExplicitAny: what is broken has no type
export const copy = (value: unknown): any => JSON.parse(JSON.stringify(value));

export const start = prepare({ players: 3, piles: ["red-1", "red-4"] });
export const placing = play(start, by(0).takesPile("red")).state;
export const swapping = play(
  prepare({ seats: [{ lords: ["red-3"] }], piles: ["blue-0", "blue-3"] }),
  by(0).takesPile("blue"),
  by(0).places("blue-0"),
).state;
export const choosing = play(
  prepare({ seats: [{ lords: ["yellow-1"] }], deckTop: ["red-1"], available: ["gold-keys"] }),
  by(0).draws(1),
).state;
export const keeping = play(choosing, by(0).drawsLocations(2)).state;
export const searching = play(
  prepare({
    seats: [
      {
        lords: ["yellow-1", "yellow-1", "red-1"],
        locations: [{ location: "search-deck", spot: 2 }],
      },
    ],
    deckTop: ["blue-1"],
  }),
  by(0).draws(1),
).state;
const plain = (["red", "green", "blue", "purple"] as const).flatMap((colour) =>
  ([3, 3, 4, 4] as const).map((n): Lord => `${colour}-${n}`),
);
const filling = prepare({ seats: [{ lords: plain.slice(0, 14) }], deckTop: plain.slice(14) });
export const over = play(filling, by(0).draws(1), by(1).draws(1)).state;
