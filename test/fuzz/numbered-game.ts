import fc from "fast-check";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { games, keepsLaws, type RandomGame } from "../../src/testing/arbitraries/index.ts";
import { RevealCoverage } from "../../src/testing/index.ts";
import type { Trial } from "../laws/subjects.ts";
import { tryMisplaced } from "./misplaced.ts";

/** The outcome of a random game: the game if it obeyed the laws, else its smallest failure. */
export type Outcome<T extends GameTypes> =
  | { readonly lawful: RandomGame<T> }
  | { readonly failure: string };

/** Tests the laws and misplaced actions on the game of this number, which is the seed of fast-check. */
export function outcomeOf<T extends GameTypes>(
  trial: Trial<T>,
  number: number,
  every: number,
  coverage = new RevealCoverage(),
): Outcome<T> {
  const { game, options, mostActions } = trial;
  const checkLaws = keepsLaws(trial, { every, viewers: "one", coverage });
  let lawful: RandomGame<T> | undefined;
  const details = fc.check(
    fc.property(games(game, options, { mostActions: mostActions + 1 }), (random) => {
      checkLaws(random);
      tryMisplaced(random, every);
      trial.check?.(random);
      lawful = random;
    }),
    { seed: number, numRuns: 1 },
  );
  if (lawful && !details.failed) return { lawful };
  return { failure: `${fc.defaultReportMessage(details)}\n\n${details.errorInstance}` };
}
