import { expect, test } from "vitest";
import type { Judge } from "../../src/bots/search/judge.ts";
import { grow, newNode } from "../../src/bots/search/tree.ts";
import { newAction } from "../../src/bots/search/widening.ts";

/** A question to seat 1 whose answers are numbers: what they are worth to that seat. */
function question(candidates: number, sampled: readonly number[], known: readonly number[]) {
  const node = newNode<number>();
  const legal = known.map((worth) => {
    const branch = grow(node, worth);
    branch.visits = 10;
    branch.sums.push(10 * (1 - worth), 10 * worth);
    return branch;
  });
  const samples = sampled.values();
  const game = { randomAction: () => samples.next().value };
  const world = {
    clone: () => {
      let applied = Number.NaN;
      return { apply: (worth: number) => (applied = worth), state: () => applied };
    },
  };
  const judge = {
    candidates,
    playOn() {},
    judge: ({ state }: { state: () => number }) => ({ values: [1 - state(), state()] }),
  };
  const fresh = newAction(
    game as never,
    { world, rng: undefined, judge: judge as unknown as Judge<never> } as never,
    { node, legal, seat: 1 } as never,
  );
  return { fresh, rejected: node.rejected };
}

test("with an evaluation, the best of a few new actions joins the tree, with its judgement", () => {
  expect(question(3, [0.2, 0.7, 0.2, 0.4, 0.9], []).fresh).toEqual({
    action: 0.7,
    judgement: { values: [expect.closeTo(0.3), 0.7] },
  });
});

test("where actions are known, a new one joins only if it is about as good as the best of them", () => {
  expect(question(3, [0.3], [0.2, 0.5])).toEqual({ fresh: undefined, rejected: 1 });
  expect(question(3, [0.495], [0.2, 0.5])).toMatchObject({ fresh: { action: 0.495 }, rejected: 0 });
  expect(question(3, [0.8, 0.9], [0.5])).toMatchObject({ fresh: { action: 0.8 }, rejected: 0 });
});

test("without an evaluation any new action joins, and the search judges it", () => {
  expect(question(1, [0.5, 0.1, 0.8], [0.5]).fresh).toEqual({ action: 0.1 });
});

test("an action that is the only new one is not compared with anything", () => {
  expect(question(3, [0.6, 0.6, 0.6, 0.6], []).fresh).toEqual({ action: 0.6 });
});

test("known actions are not new, and none of them is rejected", () => {
  expect(question(3, [0.5, 0.2, 0.5, 0.2, 0.9], [0.2, 0.5])).toEqual({
    fresh: undefined,
    rejected: 0,
  });
});
