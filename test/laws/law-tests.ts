import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/game.ts";
import type { Moves } from "../../src/kernel/replay.ts";
import { games, keepsLaws, nearMisses, positions } from "../../src/testing/arbitraries/index.ts";
import { checkMoves, Witness } from "../../src/testing/index.ts";
import { missLaw } from "../../src/testing/miss-law.ts";
import type { Trial } from "./subjects.ts";
import { TIMES } from "./times.ts";

const MOMENTS = 20;
/** Whether seats are informed for nothing shows over many games, and is soon seen of each. */
const WITNESSED = 3;

/** How many games `npm test` plays. Laws are tested at every step of each. */
interface Amount {
  readonly games: number;
}

/** Tests the laws on random games. The seeds are fixed: each run plays the same games. */
export function testLaws<T extends GameTypes>(
  trial: Trial<T>,
  regressions: readonly Moves<T>[],
  { games: numRuns }: Amount,
): void {
  const { game, options, mostActions } = trial;
  // One action too many shows that a game does not end in time.
  const lengths = { mostActions: mostActions + 1 };

  describe(`laws of ${game.id}`, () => {
    test.each(Array.from({ length: TIMES }, (_, i) => i + 1))("random games, seed %i", (seed) => {
      fc.assert(fc.property(games(game, options, lengths), keepsLaws(trial)), {
        seed,
        numRuns,
      });
    });

    test("who is informed learns something, over more games", () => {
      const witness = new Witness();
      const numRuns = WITNESSED * TIMES;
      const law = "who is informed would have seen something else in some world";
      for (const { moves } of fc.sample(games(game, options, lengths), { seed: 2, numRuns }))
        checkMoves(trial, moves, { law, witness });
      expect(Object.keys(witness.testimony).length).toBeGreaterThan(20);
    });

    test("near-misses at random moments", () => {
      const tries = positions(game, options, lengths).chain((position) =>
        fc.tuple(
          fc.constant(position),
          fc.array(nearMisses(position.action, position.state), { minLength: 1, maxLength: 20 }),
        ),
      );
      fc.assert(
        fc.property(tries, ([{ state, seat }, misses]) => {
          const verdictOn = missLaw(game, state, seat);
          for (const miss of misses) expect(verdictOn(miss)).toBeUndefined();
        }),
        { seed: 1, numRuns: MOMENTS * TIMES },
      );
    });

    test.each(regressions.map((moves, i) => [i + 1, moves] as const))(
      "game %i that once broke a law",
      (_, moves) => {
        expect(checkMoves(trial, moves)).toBe(moves.actions.length);
      },
    );
  });
}
