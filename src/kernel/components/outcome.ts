// Random outcomes as data, for games whose randomness does not come from the generator in the state.

import type { Problem } from "../data/errors.ts";
import type { Deck } from "./deck.ts";
import { below, type DrawBelow, type Rng, shuffled } from "./rng.ts";

/**
 * A random outcome: of a shuffle the order, like a deck of a position; of a draw what was drawn; `null` if it
 * is not known.
 */
export type Outcome = Deck<string | number> | string | number | null;

/** A generator that draws from a random source, and passes on each outcome. */
export function recordingRng(source: DrawBelow, record: (outcome: Outcome) => void): Rng {
  const recorded = <T>(outcome: T): T => {
    record(outcome as Outcome & T);
    return outcome;
  };
  return {
    below: (n) => recorded(below(source, n)),
    shuffle: (things) => [...recorded(shuffled(things, source))],
    draw(from) {
      const drawn = recorded(from[below(source, from.length)]!);
      // The first of equal things, as a scripted outcome takes it: the order of the others may matter.
      from.splice(from.indexOf(drawn), 1);
      return drawn;
    },
  };
}

/** Yields what is wrong with the outcomes of moves, if they have any: there must be a list for each action, and no seed. */
export function* outcomesProblems(moves: {
  readonly seed?: unknown;
  readonly outcomes?: unknown;
  readonly actions: readonly unknown[];
}): Generator<Problem> {
  const { seed, outcomes: given, actions } = moves;
  if (given === undefined) return;
  if (seed !== undefined) yield { path: ["seed"], reason: "cannot be used together with outcomes" };
  else if (!Array.isArray(given) || given.length !== actions.length)
    yield {
      path: ["outcomes"],
      reason: `expected a list of ${actions.length}, one for each action`,
    };
}
