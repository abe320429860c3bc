// `legalActions` lists exactly what the rules accept, shown by trying every action.
import { expect, test } from "vitest";
import { spots } from "../../src/conspiracy/cards/chamber.ts";
import { locations } from "../../src/conspiracy/cards/locations.ts";
import { colours, lords } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import type { Action } from "../../src/conspiracy/published-types.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { pairs } from "../legal-actions/combinations.ts";
import { checkLegal, checkOrder, testScenes } from "../legal-actions/legal-tests.ts";
import { amount } from "../repetition.ts";
import { by } from "./by.ts";
import { legalOf, question, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const numbers = [-1, 0, 1, 2, 3, 4, 5];
/** All spots, and one beyond either end. */
const someSpots = Array.from({ length: spots + 2 }, (_, i) => i);
const seats = [0, 1, 2, 3];

/** Every possible action, by seat. */
const everything = seats
  .map(by)
  .map((seat): readonly Action[] => [
    ...numbers.map(seat.draws),
    ...numbers.map(seat.drawsLocations),
    ...colours.map(seat.takesPile),
    ...lords.map(seat.places),
    ...locations.map(seat.takes),
    ...pairs(someSpots, someSpots).map(([a, b]) => seat.swaps(a, b)),
    seat.passes(),
    seat.declines(),
  ]);
const subject = {
  game: conspiracy,
  everything: (_: State, seat: number) => everything[seat]!,
  // Includes seats that do not exist.
  seatsOf: () => seats,
};

testScenes(subject, scenes, over);

/** One in this many states of random games is checked. */
const EVERY = amount(4, 1);

test.each([2, 3, 4])("states of games of %i players", (players) => {
  const met = new Set<string>();
  for (let game = 0; game < 2; game++) {
    const options = { players, bonusLocations: game === 1 };
    let number = 0;
    for (const { state } of playRandomly(conspiracy, options, `legal ${game}`)) {
      met.add(question(state).split(" ")[0]!);
      if (number++ % EVERY === 0) checkLegal(subject, state);
    }
  }
  expect(met.size).toBeGreaterThan(4);
});

const swaps = () =>
  Object.values(scenes.swap).flatMap((state) =>
    legalOf(state, "swap-lords").map((action) => ({ state, action })),
  );

test("the spots of a swap are listed in ascending order", () => {
  expect(swaps()).not.toEqual([]);
  for (const { action } of swaps()) expect(action.spots[0]).toBeLessThan(action.spots[1]);
});

test("CO-9 spots in descending order mean the same swap", () => {
  for (const state of Object.values(scenes.swap))
    expect(checkOrder(conspiracy, state)).toBe(legalOf(state, "swap-lords").length);
});
