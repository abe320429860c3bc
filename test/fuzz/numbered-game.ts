import fc from "fast-check";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { games, keepsLaws, type RandomGame } from "../../src/testing/arbitraries/index.ts";
import { RevealCoverage } from "../../src/testing/index.ts";
import type { Trial } from "../laws/subjects.ts";
import { tryMisplaced } from "./misplaced.ts";

/** What became of a random game: the game, if it kept the laws, or the smallest failure that it led to. */
export type Outcome<T extends GameTypes> =
  | { readonly kept: RandomGame<T> }
  | { readonly failure: string };

/** Tests the laws on the game of this number, and tries actions of other moments; the number is the seed of fast-check. */
export function outcomeOf<T extends GameTypes>(
  trial: Trial<T>,
  number: number,
  every: number,
  coverage = new RevealCoverage(),
): Outcome<T> {
  const { game, options, mostActions } = trial;
  const keeps = keepsLaws(trial, { every, coverage });
  let kept: RandomGame<T> | undefined;
  const details = fc.check(
    fc.property(games(game, options, { mostActions: mostActions + 1 }), (random) => {
      keeps(random);
      tryMisplaced(random, every);
      kept = random;
    }),
    { seed: number, numRuns: 1 },
  );
  if (kept && !details.failed) return { kept };
  return { failure: `${fc.defaultReportMessage(details)}\n\n${details.errorInstance}` };
}
