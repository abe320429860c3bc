import { describe, expect, test } from "vitest";
import { coalitionsOf, sizeWith } from "../../src/conspiracy/bots/coalitions.ts";
import { growthOf } from "../../src/conspiracy/bots/growth.ts";
import { chanceOfNextKey, locationsFrom } from "../../src/conspiracy/bots/keys.ts";
import { gainsFromPiles } from "../../src/conspiracy/bots/piles.ts";
import { type Location, locationCard } from "../../src/conspiracy/cards/locations.ts";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";

// CO-67: the red lords on spots 1, 2 and 5; spot 6 touches spots 1 and 2.
const chamber: readonly Lord[] = ["red-1", "red-3", "blue-4", "green-0", "red-4"];

describe("coalitions", () => {
  test("are the groups of a chamber, the largest first, with the empty spots beside them", () => {
    expect(coalitionsOf(chamber)).toEqual([
      { colour: "red", size: 2, open: [6, 7] },
      { colour: "blue", size: 1, open: [7, 8] },
      { colour: "green", size: 1, open: [8, 9] },
      { colour: "red", size: 1, open: [9] },
    ]);
    expect(coalitionsOf([])).toEqual([]);
  });

  test("grow by lords on the next spots, and join others that these touch", () => {
    const coalitions = coalitionsOf(chamber);
    const sizeOf = (colour: "red" | "blue" | "yellow", more: number) =>
      sizeWith(coalitions, chamber.length, colour, more);
    expect(sizeOf("red", 1)).toBe(3);
    expect(sizeOf("red", 4)).toBe(7);
    expect(sizeOf("blue", 1)).toBe(1);
    expect(sizeOf("blue", 2)).toBe(3);
    expect(sizeOf("yellow", 20)).toBe(10);
  });
});

describe("keys", () => {
  const keys = (silver: number, gold: number, ofAny = 3) => ({ silver, gold, ofAny });

  test.each([
    [keys(0, 0), 0],
    [keys(1, 0), 2 / 3],
    [keys(0, 1), 1 / 3],
    [keys(1, 1), 1],
    [keys(0, 0, 2), 0],
    [keys(0, 1, 2), 1],
  ])("%o: the next one brings a location with a chance of %d", (owned, chance) => {
    expect(chanceOfNextKey(owned)).toBeCloseTo(chance);
  });

  test("of several lords bring a location whenever they suffice, and start again", () => {
    expect(locationsFrom(keys(0, 0), ["red-1", "red-1", "red-2", "red-2"])).toBe(2);
    expect(locationsFrom(keys(1, 1), ["red-3", "red-2", "red-2"])).toBe(1);
    expect(locationsFrom(keys(1, 1), ["red-0", "red-6"])).toBe(0);
  });
});

test("a pile is worth a greater coalition, more influence and locations", () => {
  const piles = {
    yellow: [],
    red: ["red-6"],
    green: [],
    blue: ["blue-1", "blue-1"],
    purple: [],
  } as const;
  const gains = gainsFromPiles(piles, {
    chamber,
    coalitions: coalitionsOf(chamber),
    keys: { silver: 0, gold: 0, ofAny: 3 },
    best: new Map([
      ["red", 4],
      ["blue", 4],
    ]),
  });
  // Blue: spots 6 and 7, of which the second joins spot 3; two silver keys. Red: a group of 3, 2 influence more.
  expect(gains).toEqual([3 + 5, 3 + 2]);
});

test.each([
  ["seven-points", 0],
  ["best-red", 1 / 3],
  ["best-green", 1],
  ["count-blue", 1],
  ["silver-keys", 1],
] as [Location, number][])("%s grows by %d", (location, growth) => {
  expect(growthOf(locationCard(location), new Map([["red", 4]]))).toBeCloseTo(growth);
});
