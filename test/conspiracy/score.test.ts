import { describe, expect, test } from "vitest";
import { type Location, locations } from "../../src/conspiracy/cards/locations.ts";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import type { Tableau } from "../../src/conspiracy/published-types.ts";
import { type Category, score } from "../../src/conspiracy/score.ts";
import { prepare } from "./prepare.ts";

const sheet = (tableau: Partial<Tableau>) =>
  score([{ lords: [], locations: [], pearls: 0, pearlMaster: false, ...tableau }])[0]!;

/** The points of one category. */
const points = (tableau: Partial<Tableau>, category: Category): number =>
  sheet(tableau)
    .lines.filter((line) => line.category === category)
    .reduce((sum, line) => sum + line.points, 0);

/** A full chamber: rows of 5, 4, 3, 2, 1. */
const chamber: readonly Lord[] = [
  ...(["yellow-1", "yellow-2", "red-4", "red-4", "green-6"] as const),
  ...(["yellow-1", "blue-2", "blue-4", "purple-0"] as const),
  ...(["yellow-1", "blue-3", "red-3"] as const),
  ...(["yellow-4", "green-1"] as const),
  "green-2",
];

// [location, with the chamber above and 7 pearls, with no lord and no pearl], worked out by hand.
const worth: Record<Location, readonly [number, number]> = {
  "seven-points": [7, 7],
  "five-points-one-pearl": [5, 5],
  "four-points-two-pearls": [4, 4],
  "three-points-three-pearls": [3, 3],
  "silver-keys": [4, 0],
  "gold-keys": [6, 0],
  "pearl-pairs": [3, 0],
  locations: [2, 2],
  "force-one": [3, 3],
  "force-two": [3, 3],
  "reshuffle-lords": [3, 3],
  "reshuffle-locations": [3, 3],
  "any-two-keys": [3, 3],
  "search-deck": [3, 3],
  "best-yellow": [4, 0],
  "best-red": [4, 0],
  "best-green": [6, 0],
  "best-blue": [4, 0],
  "best-purple": [0, 0],
  "count-yellow": [6, 1],
  "count-red": [4, 1],
  "count-green": [4, 1],
  "count-blue": [4, 1],
  "count-purple": [2, 1],
  "group-of-ones": [3, 0], // spots 1, 6 and 10, not 14
  "group-of-twos": [4, 0], // spots 2 and 7, not 15
  "group-of-threes": [4, 0], // spots 11 and 12
  "group-of-fours": [6, 0], // spots 3, 4 and 8, not 13
  "zeros-and-sixes": [3, 1], // spots 5 and 9
};

describe("locations one by one", () => {
  test.each(Object.entries(worth))(
    "CO-18 CO-19 CO-20 CO-21 CO-22 CO-24 CO-25 CO-26 CO-27 CO-36 %s is worth %j",
    (location, [full, empty]) => {
      const tiles = [location as Location];
      expect(points({ lords: chamber, locations: tiles, pearls: 7 }, "locations")).toBe(full);
      expect(points({ locations: tiles }, "locations")).toBe(empty);
    },
  );

  test("CO-1 CO-36 every location has a row above: 24 and 5", () => {
    expect(Object.keys(worth)).toEqual(locations);
    expect(locations).toHaveLength(29);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [25, 12],
  ])("CO-19 %i pearls are %i points", (pearls, expected) => {
    expect(points({ locations: ["pearl-pairs"], pearls }, "locations")).toBe(expected);
  });

  test("CO-19 2 per location, including itself", () => {
    const others: Location[] = ["best-red", "best-blue", "gold-keys"]; // worth nothing here
    expect(points({ locations: ["locations", ...others] }, "locations")).toBe(8);
    expect(points({ locations: [...others, "locations"] }, "locations")).toBe(8);
  });

  test("CO-19 keys covered by locations count", () => {
    const state = prepare({
      seats: [
        {
          lords: ["red-1", "red-1", "blue-2", "blue-2", "green-1"],
          locations: [
            { location: "silver-keys", spot: 2 },
            { location: "gold-keys", spot: 4 },
          ],
        },
      ],
    });
    const [scored] = conspiracy.score([conspiracy.tableau(state, 0)]);
    const pointsFor = (source: string) =>
      scored!.lines.find((line) => line.source === source)?.points;
    expect(pointsFor("silver-keys")).toBe(3);
    expect(pointsFor("gold-keys")).toBe(4);
  });

  test("CO-19 the colour of the lords does not matter for keys, nor do other lords", () => {
    const lords: Lord[] = ["red-1", "green-1", "blue-3", "blue-0", "purple-2", "yellow-6"];
    expect(points({ lords, locations: ["silver-keys"] }, "locations")).toBe(2);
    expect(points({ lords, locations: ["gold-keys"] }, "locations")).toBe(2);
  });

  test.each(["yellow", "red", "green", "blue", "purple"] as const)(
    "CO-20 best and number of %s lords count that colour only",
    (colour) => {
      const others = (["yellow", "red", "green", "blue", "purple"] as const)
        .filter((other) => other !== colour)
        .map((other): Lord => `${other}-6`);
      const lords: Lord[] = [...others, `${colour}-1`, `${colour}-3`, `${colour}-1`];
      expect(points({ lords, locations: [`best-${colour}`] }, "locations")).toBe(3);
      expect(points({ lords, locations: [`count-${colour}`] }, "locations")).toBe(4);
      expect(points({ lords: others, locations: [`best-${colour}`] }, "locations")).toBe(0);
      expect(points({ lords: others, locations: [`count-${colour}`] }, "locations")).toBe(1);
    },
  );

  test.each([
    ["group-of-ones", 1, 1],
    ["group-of-twos", 2, 2],
    ["group-of-threes", 3, 2],
    ["group-of-fours", 4, 2],
  ] as const)("CO-36 %s: only the largest group of lords of %i counts", (location, n, each) => {
    // A pair on spots 1 and 2, a single one on spot 4; colours do not matter.
    const lords: Lord[] = [`red-${n}`, `blue-${n}`, "green-0", `purple-${n}`];
    expect(points({ lords, locations: [location] }, "locations")).toBe(2 * each);
  });

  test("CO-36 lords of 0 or 6 count wherever they are", () => {
    const lords: Lord[] = ["red-0", "blue-1", "green-6", "green-2", "purple-6", "red-3", "red-4"];
    expect(points({ lords, locations: ["zeros-and-sixes"] }, "locations")).toBe(4);
  });
});

describe("the sheet", () => {
  test("CO-30 lords: the most influential of each colour", () => {
    expect(points({ lords: chamber }, "lords")).toBe(4 + 4 + 6 + 4 + 0);
    expect(points({ lords: ["red-1", "red-3", "red-4"] }, "lords")).toBe(4);
    expect(points({}, "lords")).toBe(0);
  });

  test("CO-30 locations add up", () => {
    const tiles: Location[] = ["seven-points", "count-red", "best-green"];
    expect(points({ lords: chamber, locations: tiles }, "locations")).toBe(7 + 4 + 6);
  });

  test.each([
    ["nothing", [], 0],
    ["one lord", ["red-1"], 1],
    ["two apart", ["red-1", "blue-1", "red-1"], 1],
    ["two side by side", ["red-1", "red-6"], 2],
    ["yellow on spots 1, 2, 6, 10 and 13", chamber, 5],
    [
      "a ring that is open: the second row joins spots 1 and 3",
      ["red-1", "blue-1", "red-1", "green-1", "green-1", "red-2", "red-2"],
      4,
    ],
  ] as [string, Lord[], number][])("CO-30 coalition, 3 per lord: %s", (_, lords, size) => {
    expect(points({ lords }, "coalition")).toBe(3 * size);
  });

  test("CO-30 only one group counts, the largest", () => {
    const lords: Lord[] = ["red-1", "red-1", "blue-1", "blue-1", "blue-1"];
    expect(points({ lords }, "coalition")).toBe(9);
  });

  test("CO-30 only the Pearl Master scores 5 more", () => {
    expect(points({ pearlMaster: true, pearls: 9 }, "pearlMaster")).toBe(5);
    expect(points({ pearlMaster: false, pearls: 9 }, "pearlMaster")).toBe(0);
  });

  test("CO-30 pearls alone score nothing", () => {
    expect(sheet({ pearls: 12 }).total).toBe(0);
  });

  test("CO-30 each line names its source, in the order of the categories", () => {
    const lords: Lord[] = ["blue-1", "blue-4", "yellow-0", "red-3", "red-3"];
    const all = sheet({ lords, locations: ["gold-keys"], pearls: 1, pearlMaster: true });
    expect(all.lines).toEqual([
      { category: "lords", source: "yellow-0", points: 0 },
      { category: "lords", source: "red-3", points: 3 },
      { category: "lords", source: "blue-4", points: 4 },
      { category: "locations", source: "gold-keys", points: 0 },
      { category: "coalition", source: "red", points: 6 }, // of equal groups the first colour's
      { category: "pearlMaster", source: "pearl-master", points: 5 },
    ]);
    expect(sheet({}).lines).toEqual([]);
  });

  test("CO-28 the error for an impossible tableau names the game", () => {
    expect(() => sheet({ pearlMaster: true })).toThrow(
      "tableaux of conspiracy, at 0.pearlMaster: the Pearl Master has no pearls",
    );
  });

  test("CO-30 the total is the sum of its lines", () => {
    const all = sheet({
      lords: chamber,
      locations: ["seven-points", "count-red"],
      pearls: 3,
      pearlMaster: true,
    });
    expect(all.total).toBe(18 + 11 + 15 + 5);
    expect(all.lines.reduce((sum, line) => sum + line.points, 0)).toBe(all.total);
    expect(all.tieBreaks).toEqual([{ by: "pearls", value: 3 }]);
  });

  test("CO-32 a location's points do not change the influence of the lord it lies on", () => {
    const lords: Lord[] = ["red-1", "red-1"];
    const state = prepare({
      seats: [{ lords, locations: [{ location: "seven-points", spot: 2 }] }],
    });
    const tableau = conspiracy.tableau(state, 0);
    expect(points(tableau, "lords")).toBe(1);
    expect(points(tableau, "locations")).toBe(7);
    // The seven points count neither for the best red lord nor for the coat of arms.
    expect(points({ ...tableau, locations: ["seven-points", "best-red"] }, "locations")).toBe(8);
    expect(state.table.seats[0]!.coats.red).toBe(1);
  });

  test("CO-30 a game's tableau is what lies in front of the player", () => {
    const state = prepare({
      seats: [
        {},
        {
          lords: ["red-1", "red-1", "blue-4"],
          locations: [{ location: "seven-points", spot: 2 }],
        },
      ],
    });
    expect(conspiracy.tableau(state, 1)).toEqual({
      lords: ["red-1", "red-1", "blue-4"],
      locations: ["seven-points"],
      pearls: 1,
      pearlMaster: true,
    });
    expect(conspiracy.tableau(state, 0)).toEqual({
      lords: [],
      locations: [],
      pearls: 0,
      pearlMaster: false,
    });
  });
});
