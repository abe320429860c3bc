import { expect, test } from "vitest";
import { neighbours, type Spot, spots } from "../../src/conspiracy/cards/chamber.ts";
import { type Lord, lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { score } from "../../src/conspiracy/score.ts";
import { by } from "./by.ts";
import { eventsOf, lordsOf, play, prepare } from "./prepare.ts";

// From the card file.
const table: Readonly<Record<Spot, readonly Spot[]>> = {
  1: [2, 6],
  2: [1, 3, 6, 7],
  3: [2, 4, 7, 8],
  4: [3, 5, 8, 9],
  5: [4, 9],
  6: [1, 2, 7, 10],
  7: [2, 3, 6, 8, 10, 11],
  8: [3, 4, 7, 9, 11, 12],
  9: [4, 5, 8, 12],
  10: [6, 7, 11, 13],
  11: [7, 8, 10, 12, 13, 14],
  12: [8, 9, 11, 14],
  13: [10, 11, 14, 15],
  14: [11, 12, 13, 15],
  15: [13, 14],
};

test("CO-7 the chamber has 15 spots", () => {
  expect(spots).toBe(15);
  expect(neighbours).toHaveLength(15);
});

test.each(Object.entries(table))("CO-7 the neighbours of spot %s", (spot, expected) => {
  expect(neighbours[Number(spot) - 1]).toEqual(expected);
});

test("CO-7 two lords are a group if and only if they are neighbours, for each of the 105 pairs of spots", () => {
  // A pair of lords of 3 among others: they are a group of two (4 points) or two groups of one (2 points).
  const others = lordDeck.filter((lord) => !lord.endsWith("-3"));
  for (let a = 1; a <= 15; a++)
    for (let b = a + 1; b <= 15; b++) {
      const lords: Lord[] = others.slice(0, 15);
      lords[a - 1] = "yellow-3";
      lords[b - 1] = "red-3";
      const [sheet] = score([
        { lords, locations: ["group-of-threes"], pearls: 0, pearlMaster: false },
      ]);
      const line = sheet!.lines.find(({ source }) => source === "group-of-threes");
      expect(line?.points, `spots ${a} and ${b}`).toBe(table[a]!.includes(b) ? 4 : 2);
    }
});

test("CO-7 spots are filled in order, from the first to the fifteenth", () => {
  // Nothing is asked while they are placed.
  const lords = lordsOf(3, 4);
  for (let spot = 1; spot <= 15; spot++) {
    const state = prepare({
      seats: [{ lords: lords.slice(0, spot - 1) }],
      nextLords: [lords[spot - 1]!],
    });
    const { state: after, events } = play(state, by(0).draws(1));
    expect(eventsOf(events, "lord-placed")).toEqual([
      { type: "lord-placed", seat: 0, lord: lords[spot - 1], spot },
    ]);
    expect(after.table.seats[0]!.lords).toEqual(lords.slice(0, spot));
  }
});
