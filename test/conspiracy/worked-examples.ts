// The starting positions of the worked examples in the rules; the site opens them in the playground.

import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import type { Action } from "../../src/conspiracy/published-types.ts";
import { by } from "./by.ts";
import { play, prepare, type State } from "./prepare.ts";

/** The chamber that CO-34 counts. */
export const chamber: readonly Lord[] = [
  ...(["yellow-2", "green-0", "yellow-3", "yellow-3", "purple-1"] as const),
  ...(["blue-2", "blue-2", "red-1", "purple-3"] as const),
  ...(["blue-6", "green-1", "red-3"] as const),
  ...(["blue-0", "blue-4"] as const),
  "green-2",
];

/** The chamber of the opponent, with too few keys for a location, and fewer pearls. */
const opponent: readonly Lord[] = [
  ...(["yellow-4", "yellow-4", "red-4", "red-4", "purple-4"] as const),
  ...(["yellow-1", "red-2", "green-4", "purple-4"] as const),
  ...(["purple-0", "green-4", "red-0"] as const),
  ...(["yellow-6", "red-6"] as const),
  "yellow-0",
];

/** The game in which that chamber is filled, from the first lord to the last. */
function filled(): State {
  // A six reveals the card below it.
  const nextLords = chamber
    .flatMap((lord, i): Lord[] => [lord, opponent[i]!])
    .flatMap((lord): Lord[] => (lord.endsWith("6") ? [lord, "purple-1"] : [lord]));
  let state = prepare({
    nextLords,
    available: ["best-green"],
    nextLocations: ["seven-points", "best-red"],
  });
  for (;;) {
    const decision = conspiracy.decision(state);
    if (!decision) return state;
    const [seat] = decision.seats;
    const answers: Record<string, Action> = {
      recruit: by(seat!).draws(1),
      swap: by(seat!).declines(),
      // First the available one; then two are drawn and the second is kept.
      location: state.table.available.includes("best-green")
        ? by(seat!).takes("best-green")
        : by(seat!).drawsLocations(2),
      "keep-location": by(seat!).takes("best-red"),
    };
    state = play(state, answers[decision.ask]!).state;
  }
}

/** The positions by rule number of the example. */
export const workedExamples = {
  "CO-34": filled,
  "CO-35": () =>
    prepare({
      seats: [{ lords: ["yellow-1", "red-2", "blue-4"] }, { lords: ["green-3", "green-4"] }],
      nextLords: ["yellow-2"],
      available: ["silver-keys"],
      nextLocations: ["gold-keys", "three-points-three-pearls"],
    }),
  "CO-38": () => prepare({ nextLords: ["green-3", "red-4", "green-1"] }),
} as const;
