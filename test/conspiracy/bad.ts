// Sound states to break.

import type { State } from "../../src/conspiracy/blueprint.ts";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { by, play, prepare } from "./prepare.ts";

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
const over = play(filling, by(0).draws(1), by(1).draws(1)).state;

/** One state for each question, and the end. */
export const states: [string, State][] = [
  ["recruit", start],
  ["place", placing],
  ["swap", swapping],
  ["location", choosing],
  ["keep", keeping],
  ["search", searching],
  ["over", over],
];
