import { expect, test } from "vitest";
import { playBack, refusedInShort } from "../../src/kernel/tools/playback.ts";
import { toy } from "./toy-game.ts";

const options = { players: 2, turns: 3 };
const fish = { type: "fish", seat: 0 } as const;

test("returns every step, from the set-up to the last action", () => {
  const { steps, refused } = playBack(toy, { options, seed: "steps", actions: [fish] });
  const start = toy.setup(options, "steps");
  expect(steps).toEqual([start, toy.reduce(start.state, fish)]);
  expect(refused).toBeUndefined();
});

test("stops at a refused action, which has a short text", () => {
  const wrong = { type: "fish", seat: 1 } as const;
  const { steps, refused } = playBack(toy, { options, seed: "steps", actions: [wrong, fish] });
  expect(steps).toEqual([toy.setup(options, "steps")]);
  expect(refused!.state).toBe(steps[0]!.state);
  expect(refusedInShort(refused!)).toMatch(/^action 1 \(fish\) is refused: not-your-decision \(/);
});
