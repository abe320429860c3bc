import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameInput, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { games, keepsLaws, nearMisses, positions } from "../../src/testing/arbitraries/index.ts";
import { gameLaws } from "../../src/testing/game-laws.ts";
import type { hiddenLaws } from "../../src/testing/hidden-laws.ts";
import { checkMoves, RevealCoverage } from "../../src/testing/index.ts";
import { seatsOf } from "../../src/testing/law-inputs.ts";
import { nearMissLaw } from "../../src/testing/near-miss-law.ts";
import type { revealLaw } from "../../src/testing/reveal-law.ts";
import type { stepLaws } from "../../src/testing/step-laws.ts";
import type { worldLaws } from "../../src/testing/world-laws.ts";
import { once } from "../lazy-scenes.ts";
import { amount, TIMES } from "../repetition.ts";
import type { Trial } from "./subjects.ts";

const POSITIONS = amount(5, 20 * TIMES);
/** Laws of steps are tested at one in this many steps, except those of rare actions. */
const EVERY = amount(10, 2);

/**
 * Laws that are broken only by rare actions or with a certain number of players, and that are fast to test: the
 * number of additional games for each, and at one in how many of their steps it is tested.
 */
const moreGames = {
  "seats in revealedTo would have seen something else in some other state": [amount(8, 15), 1],
  "viewers outside revealedTo learn nothing: every state that was possible stays possible": [
    3,
    EVERY,
  ],
  "a view is the same in every state that differs only in what is hidden": [3, EVERY],
  "the events explain the change: the picture after follows from the one before": [amount(4, 6), 1],
} as const satisfies Partial<
  Record<
    | keyof typeof hiddenLaws
    | keyof typeof stepLaws
    | keyof typeof revealLaw
    | keyof typeof worldLaws,
    readonly [games: number, every: number]
  >
>;
const MOST_GAMES = amount(8, 15);

/** How many games `npm test` plays. */
interface Amount {
  readonly games: number;
}

/** Tests the laws on random games. The seeds are fixed: each run plays the same games. */
export function testLaws<T extends GameTypes>(
  trial: Trial<T>,
  regressions: readonly GameInput<T>[],
  { games: numRuns }: Amount,
): void {
  const { game, options, mostActions } = trial;
  // One more than allowed, so that a game that is too long is noticed.
  const lengths = { mostActions: mostActions + 1 };

  describe(`laws of ${game.id}`, () => {
    test.each(Array.from({ length: TIMES }, (_, i) => i + 1))("random games, seed %i", (seed) => {
      const checkLaws = keepsLaws(trial, { every: EVERY });
      fc.assert(
        fc.property(games(game, options, lengths), (random) => {
          checkLaws(random);
          trial.check?.(random);
        }),
        { seed, numRuns },
      );
    });

    const seatsWith = (chosen: Of<T, "options">): number =>
      seatsOf(game.setup(chosen, "seats").state).length;

    /** Random games for single laws. Only their moves are kept, which saves memory. */
    const sample = once(() =>
      fc
        .sample(games(game, options, lengths), { seed: 4, numRuns: MOST_GAMES * TIMES })
        .map(({ moves }) => moves),
    );

    /** A random game with this number of players. */
    const gameOf = (players: number): GameInput<T> => {
      const chosen = options.filter((some) => seatsWith(some) === players);
      return fc.sample(games(game, chosen, lengths), { seed: 4, numRuns: 1 })[0]!.moves;
    };

    test.each(Object.keys(gameLaws))("a whole game, %s", (law) => {
      const [moves] = sample();
      expect(checkMoves(trial, moves!, { law })).toBe(moves!.actions.length);
    });

    test.each(Object.entries(moreGames))("over more games, %s", (law, [number, every]) => {
      const coverage = new RevealCoverage();
      const some = sample().slice(0, number * TIMES);
      const { min, max } = game.seats;
      // A game with one number of players may have more seats than that.
      if (min < max) {
        const seats = new Set(some.map((moves) => seatsWith(moves.options)));
        for (let players = min; players <= max; players++)
          if (!seats.has(players)) some.push(gameOf(players));
      }
      for (const moves of some) checkMoves(trial, moves, { law, coverage, every });
    });

    test("near-misses at random positions", () => {
      const tries = positions(game, options, lengths).chain((position) =>
        fc.tuple(
          fc.constant(position),
          fc.array(nearMisses(position.action, position.state), { minLength: 1, maxLength: 20 }),
        ),
      );
      fc.assert(
        fc.property(tries, ([{ state, seat }, misses]) => {
          const verdictOn = nearMissLaw(game, state, seat);
          for (const miss of misses) expect(verdictOn(miss)).toBeUndefined();
        }),
        { seed: 1, numRuns: POSITIONS },
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
