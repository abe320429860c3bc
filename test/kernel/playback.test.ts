import { expect, test } from "vitest";
import { playBack, refusedInShort } from "../../src/kernel/tools/playback.ts";
import { toy } from "./toy-game.ts";

const options = { players: 2, turns: 3 };
const fish = { type: "fish", seat: 0 } as const;

test("returns every step, from the set-up to the last action", () => {
  const { steps, state, refused } = playBack(toy, { options, seed: "steps", actions: [fish] });
  expect(steps).toHaveLength(2);
  expect(steps[0]).toMatchObject({ state: toy.setup(options, "steps").state });
  expect(steps[1]).toMatchObject({ state });
  expect(refused).toBeUndefined();
});

test("stops at a refused action, which has a short text", () => {
  const wrong = { type: "fish", seat: 1 } as const;
  const { steps, state, refused } = playBack(toy, {
    options,
    seed: "steps",
    actions: [wrong, fish],
  });
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({ state });
  expect(refusedInShort(refused!)).toMatch(/^action 1 \(fish\) is refused: not-your-decision \(/);
});
