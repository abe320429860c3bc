// `legalActions` lists exactly what the rules accept, shown by trying every action.
import { expect, test } from "vitest";
import { spots } from "../../src/conspiracy/cards/chamber.ts";
import { locations } from "../../src/conspiracy/cards/locations.ts";
import { colours, lords } from "../../src/conspiracy/cards/lords.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import type { Action } from "../../src/conspiracy-solo/published-types.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { pairs } from "../legal-actions/combinations.ts";
import { checkLegal, testScenes } from "../legal-actions/legal-tests.ts";
import { amount } from "../repetition.ts";
import { by } from "./by.ts";
import { question, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const numbers = [-1, 0, 1, 2, 3, 4];
/** All spots, and one beyond either end. */
const someSpots = Array.from({ length: spots + 2 }, (_, i) => i);
/** The player, the opponent, and a seat that does not exist. */
const seats = [0, 1, 2];

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
    seat.usesToken(),
    seat.keepsToken(),
  ]);
const subject = {
  game: conspiracySolo,
  everything: (_: State, seat: number) => everything[seat]!,
  seatsOf: () => seats,
};

testScenes(subject, scenes, over);

/** One in this many states of random games is checked. */
const EVERY = amount(4, 1);

test("CO-60 states of a game against each opponent", () => {
  let number = 0;
  const met = new Set<string>();
  for (const opponent of opponents)
    for (const { state } of playRandomly(conspiracySolo, { opponent }, "legal")) {
      // All of those that the game for several players does not have.
      const ask = question(state).split(" ")[0]!;
      if (number++ % EVERY > 0 && ask !== "opponent-pile" && ask !== "replay") continue;
      met.add(ask);
      checkLegal(subject, state);
    }
  expect(met).toContain("opponent-pile");
  expect(met).toContain("replay");
});
