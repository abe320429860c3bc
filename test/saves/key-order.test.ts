// A state that was saved and read again is written as before: its keys lie in the order of played states.
import { expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { amount } from "../repetition.ts";

const EVERY = amount(9, 1);

test.each(gameNames)("a state of %s is written in the same order when it was read", (name) =>
  withGame(name, ({ game, options }) => {
    let n = 0;
    for (const { state } of playRandomly(game, options(game.seats.max), "key order")) {
      if (n++ % EVERY !== 0) continue;
      const text = JSON.stringify(state);
      expect(JSON.stringify(readState(game, JSON.parse(text)))).toBe(text);
    }
  }),
);
