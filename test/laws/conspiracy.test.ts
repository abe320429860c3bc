import fc from "fast-check";
import { expect, test } from "vitest";
import { games } from "../../src/testing/arbitraries/index.ts";
import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { MOST_ACTIONS_OF_A_PLAYER, trialOfConspiracy } from "./subjects.ts";

testLaws(trialOfConspiracy, regressions.conspiracy, { games: 6 });

test("CO-3 CO-29 the number of actions is bounded by the number of players", () => {
  const { game, options } = trialOfConspiracy;
  fc.assert(
    fc.property(games(game, options), ({ options: { players }, states, moves }) => {
      expect(game.deciders(states.at(-1)!)).toEqual([]);
      expect(moves.actions.length).toBeLessThanOrEqual(players * MOST_ACTIONS_OF_A_PLAYER);
    }),
    { seed: 1, numRuns: 50 },
  );
});
