import { expect, test } from "vitest";
import { legalityOf } from "../../src/kernel/tools/legality.ts";
import { playThrough, start, toy } from "./toy-game.ts";

test("an action is legal if the rules do not refuse it", () => {
  const isLegal = legalityOf(toy);
  const { states } = playThrough(start("legality"), [1, 0, 2, 5, 3, 1, 4, 0]);
  const all = states.flatMap((state) =>
    toy.deciders(state).flatMap((seat) => [...toy.legalActions(state, seat)]),
  );
  const found = new Set<boolean>();
  for (const state of states) {
    const simulation = toy.simulate(state);
    for (const action of all) {
      const expected = toy.refusal(state, action) === undefined;
      expect(isLegal(simulation, action)).toBe(expected);
      found.add(expected);
    }
  }
  expect(found.size).toBe(2);
});
