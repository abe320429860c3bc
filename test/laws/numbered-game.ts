import fc from "fast-check";
import type { GameTypes } from "../../src/kernel/game.ts";
import { games, keepsLaws } from "../../src/testing/arbitraries/index.ts";
import type { Trial } from "./subjects.ts";

/** What became of a random game: its number of actions, or the smallest failure that it led to. */
export type Outcome = { readonly actions: number } | { readonly failure: string };

/** Tests the laws on the game of this number; the number is the seed of fast-check. */
export function outcomeOf<T extends GameTypes>(
  trial: Trial<T>,
  number: number,
  every: number,
): Outcome {
  const { game, options, mostActions } = trial;
  const keeps = keepsLaws(trial, { every });
  let actions = 0;
  const details = fc.check(
    fc.property(games(game, options, { mostActions: mostActions + 1 }), (random) => {
      keeps(random);
      actions = random.moves.actions.length;
    }),
    { seed: number, numRuns: 1 },
  );
  if (!details.failed) return { actions };
  return { failure: `${fc.defaultReportMessage(details)}\n\n${details.errorInstance}` };
}
