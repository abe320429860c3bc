import { expect, test } from "vitest";
import { playBack, refusedInShort } from "../../src/kernel/tools/playback.ts";
import { rules, toy, toyWith } from "./toy-game.ts";

const options = { players: 2, turns: 3 };
const fish = { type: "fish", seat: 0 } as const;

test("returns every step, from the set-up to the last action", () => {
  const { steps, refused } = playBack(toy, { options, seed: "steps", actions: [fish] });
  const start = toy.setup(options, "steps");
  expect(steps).toEqual([start, toy.reduce(start.state, fish)]);
  expect(refused).toBeUndefined();
});

test("an error of the rules is not taken for an impossible outcome", () => {
  const failing = toyWith({
    moves: {
      ...rules.moves,
      fish: {
        ...rules.moves.fish,
        perform() {
          throw new TypeError("a bug");
        },
      },
    },
  });
  const moves = { options, seed: "steps", actions: [fish] };
  expect(() => playBack(failing, moves)).toThrow(new TypeError("a bug"));
  const { steps } = playBack(toy, { ...moves, actions: [] });
  const outcomes = { options, deal: [], actions: [], outcomes: [] };
  expect(steps).toHaveLength(1);
  const { impossible, refused, steps: none } = playBack(failing, outcomes);
  expect([none, refused]).toEqual([[], undefined]);
  expect(impossible).toMatchObject({ path: ["deal", 0] });
});

test("stops at a refused action, which has a short text", () => {
  const wrong = { type: "fish", seat: 1 } as const;
  const { steps, refused } = playBack(toy, { options, seed: "steps", actions: [wrong, fish] });
  expect(steps).toEqual([toy.setup(options, "steps")]);
  expect(refused!.state).toBe(steps[0]!.state);
  expect(refusedInShort(refused!)).toMatch(/^action 1 \(fish\) is refused: not-your-decision \(/);
});
