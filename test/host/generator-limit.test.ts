// A limit of the default, which docs/limits.md states: whoever sees enough outcomes can compute the generator of a game.
import { expect, test } from "vitest";
import { rngStateFrom, rngStoredIn } from "../../src/kernel/components/rng.ts";
import { DIE_FACES } from "../../src/leviathan/cards/numbers.ts";
import { stateFrom } from "./generator-state.ts";

/** Rolls a die as Leviathan does. */
const roll = (holder: { rng: readonly number[] }): number =>
  rngStoredIn(holder).draw([...DIE_FACES]);

/** The face of a die shows the lowest bit of an output, because there are six of them. */
const lowestBit = (face: number): 0 | 1 => (face % 2 === 1 ? 0 : 1);

test("the next dice can be computed from 150 dice that were seen", () => {
  const holder = { rng: rngStateFrom("a seed that nobody knows") };
  const before = holder.rng;
  const seen = Array.from({ length: 150 }, () => lowestBit(roll(holder)));
  const computed = stateFrom(seen)!;
  expect(computed).toEqual(before);
});

test("also if other outcomes, which nobody sees, lie between them", () => {
  const holder = { rng: rngStateFrom("a seed that nobody knows") };
  const before = holder.rng;
  const seen = Array.from({ length: 60 }, () => {
    const dice = [lowestBit(roll(holder)), lowestBit(roll(holder)), lowestBit(roll(holder))];
    rngStoredIn(holder).shuffle([1, 2, 3, 4, 5, 6, 7, 8]); // seven outputs
    return [...dice, ...Array<undefined>(7).fill(undefined)];
  });
  expect(stateFrom(seen.flat())).toEqual(before);
});

test("but not from fewer outcomes than the state has bits", () => {
  const holder = { rng: rngStateFrom("a seed that nobody knows") };
  const seen = Array.from({ length: 120 }, () => lowestBit(roll(holder)));
  expect(stateFrom(seen)).toBeUndefined();
});
