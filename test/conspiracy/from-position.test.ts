import { describe, expect, test } from "vitest";
import { conspiracyBox, locationsInPlay } from "../../src/conspiracy/cards/box.ts";
import type { Location } from "../../src/conspiracy/cards/locations.ts";
import { type Lord, lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy, type Position } from "../../src/conspiracy/index.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { rulesError } from "../bad-input/errors.ts";
import { sorted } from "../tables.ts";
import { play, question } from "./prepare.ts";

const at = (position: Position, seed = "a seed") => fromPosition(conspiracy, position, seed);

test("CO-1, CO-2 what is left out is as at the start of a game", () => {
  const state = at({ seats: [{}, {}] });
  const { table } = state;
  expect(table.seats[1]).toEqual({
    lords: [],
    locations: [],
    coats: { yellow: null, red: null, green: null, blue: null, purple: null },
    pearls: 0,
  });
  expect(sorted(table.lordDeck)).toEqual(sorted(lordDeck));
  expect(table.available).toHaveLength(1);
  expect(sorted([...table.available, ...table.locationDeck])).toEqual(
    sorted(locationsInPlay(conspiracyBox, false)),
  );
  expect(table).toMatchObject({ turn: 0, pearlMaster: null, order: null, lastSeat: null });
  expect(question(state)).toBe("recruit 0");
});

test("cards lie where the position puts them, and decks are drawn from the given top", () => {
  const state = at({
    seats: [
      { lords: ["purple-1", "purple-1"], locations: [{ location: "force-two", spot: 2 }] },
      { lords: ["blue-1", "blue-4", "blue-4", "red-0"] },
    ],
    turn: 1,
    lordDeck: { top: ["red-1", "green-6"] },
    piles: { blue: ["blue-6", "blue-0"] },
    available: [],
    locationDeck: { top: ["seven-points", "gold-keys"] },
    order: { by: 0, draw: 2 },
  });
  const { table } = state;
  expect(table.piles.blue).toEqual(["blue-0", "blue-6"]);
  expect(table.locationDeck.slice(-2)).toEqual(["gold-keys", "seven-points"]);
  expect(table.available).toEqual([]);
  // CO-13, CO-28: coats of arms and the Pearl Master follow from the rest.
  expect(table.seats[1]!.coats).toMatchObject({ blue: 2, red: 4, green: null });
  expect(table.pearlMaster).toBe(1);
  const { recruits } = play(state, { type: "draw-lords", seat: 1, count: 2 }).state.table;
  expect(recruits).toEqual(["red-1", "green-6"]);
});

test("CO-13, CO-28 coats of arms and the Pearl Master can be given", () => {
  const coats = { yellow: null, red: null, green: null, blue: 2, purple: null };
  const lords = ["blue-4", "blue-4"] as const;
  const { table } = at({ seats: [{ lords, coats }, { lords: ["red-3"] }], pearlMaster: 1 });
  expect(table.seats[0]!.coats.blue).toBe(2);
  expect(table.pearlMaster).toBe(1);
});

test("CO-11 if pearls are left out, they are those of the lords", () => {
  const { table } = at({
    seats: [{ lords: ["red-0", "red-1", "red-2", "red-6"] }, { lords: ["red-3", "blue-4"] }, {}],
  });
  expect(table.seats.map(({ pearls }) => pearls)).toEqual([0, 3, 0]);
  expect(table.pearlMaster).toBe(1);
});

test.each<[Location, number]>([
  ["seven-points", 0],
  ["five-points-one-pearl", 1],
  ["four-points-two-pearls", 2],
  ["three-points-three-pearls", 3],
  ["pearl-pairs", 0],
])("CO-18 and those of the locations: %s gives %i", (location, pearls) => {
  const lords = ["red-1", "red-1", "blue-4"] as const;
  const { table } = at({ seats: [{ lords, locations: [{ location, spot: 2 }] }, {}] });
  expect(table.seats.map((area) => area.pearls)).toEqual([1 + pearls, 0]);
});

test("CO-11 pearls can be given, if the number is right", () => {
  const area = { lords: ["red-3", "blue-4"], pearls: 3 } as const;
  expect(at({ seats: [area, {}] })).toEqual(at({ seats: [{ lords: area.lords }, {}] }));
});

describe("where a location can lie", () => {
  const tooFew = "the keys since the previous location are not enough";
  const lordOf: Readonly<Record<string, Lord>> = {
    s: "red-1",
    S: "blue-1",
    g: "red-2",
    G: "blue-2",
    "-": "green-6",
  };
  /** A chamber written as one letter per lord: a silver key, a gold key, or none. */
  const chamber = (keys: string): Lord[] => [...keys].map((one) => lordOf[one]!);

  test.each<[string, string, readonly [Location, number][], number | undefined]>([
    ["CO-14 one key is not enough", "s", [["seven-points", 1]], 0],
    ["CO-14 two of one colour are, silver", "s-S", [["seven-points", 3]], undefined],
    ["CO-14 two of one colour are, gold", "g-G", [["seven-points", 3]], undefined],
    ["CO-14 two colours are not", "s-g", [["seven-points", 3]], 0],
    ["CO-14 three of any are", "s-gS", [["seven-points", 4]], undefined],
    ["CO-17 unused keys count, too", "sSg", [["seven-points", 3]], undefined],
    [
      "CO-16 used keys no longer count",
      "sSs",
      [
        ["seven-points", 2],
        ["gold-keys", 3],
      ],
      1,
    ],
    [
      "CO-16 two on one lord",
      "sSs",
      [
        ["seven-points", 3],
        ["gold-keys", 3],
      ],
      1,
    ],
    [
      "CO-16 two locations by four keys",
      "sSgG",
      [
        ["seven-points", 2],
        ["gold-keys", 4],
      ],
      undefined,
    ],
    [
      "CO-26 any two after the location with that effect",
      "sSgs",
      [
        ["any-two-keys", 2],
        ["gold-keys", 4],
      ],
      undefined,
    ],
    [
      "CO-26 not one",
      "sSgs",
      [
        ["any-two-keys", 2],
        ["gold-keys", 3],
      ],
      1,
    ],
    ["CO-26 not for itself", "sg", [["any-two-keys", 2]], 0],
    [
      "CO-26 not for an earlier location",
      "sgSs",
      [
        ["gold-keys", 2],
        ["any-two-keys", 4],
      ],
      0,
    ],
  ])("%s: %s", (_, keys, tiles, wrong) => {
    const locations = tiles.map(([location, spot]) => ({ location, spot }));
    const position: Position = { seats: [{}, { lords: chamber(keys), locations }] };
    if (wrong === undefined) {
      expect(at(position).table.seats[1]!.locations).toEqual(locations);
    } else {
      const { path, reason } = rulesError(() => at(position));
      expect({ path, reason }).toEqual({ path: `seats.1.locations.${wrong}.spot`, reason: tooFew });
    }
  });

  test("CO-26 not for another player", () => {
    const seats = [
      { lords: chamber("sS"), locations: [{ location: "any-two-keys", spot: 2 }] },
      { lords: chamber("gs"), locations: [{ location: "gold-keys", spot: 2 }] },
    ] as const;
    const { path, reason } = rulesError(() => at({ seats }));
    expect({ path, reason }).toEqual({ path: "seats.1.locations.0.spot", reason: tooFew });
  });
});

test("CO-36 with bonus locations all 29 are in play", () => {
  const { table } = at({ seats: [{}, {}], bonusLocations: true });
  expect(sorted([...table.available, ...table.locationDeck])).toEqual(
    sorted(locationsInPlay(conspiracyBox, true)),
  );
});

test("a position can ask a question other than that of the turn", () => {
  const state = at({
    seats: [{ lords: ["yellow-1", "red-1"] }, {}],
    drawn: ["seven-points", "gold-keys"],
    agenda: [{ ask: "keep-location", seats: [0] }],
  });
  expect(state.agenda[0]).toEqual({ do: "end-turn", seat: 0 });
  expect(question(state)).toBe("keep-location 0");
  expect(state.table.drawn).toEqual(["seven-points", "gold-keys"]);
});

describe("an impossible position is an error with a path", () => {
  const seats = [{}, {}];
  const six = "blue-6";
  const onOne = { location: "gold-keys", spot: 1 };
  test.each<[string, object, string, RegExp]>([
    ["one seat", { seats: [{}] }, "seats", /expected a list of 2 to 4/],
    ["a wrong id", { seats, piles: { blue: ["blue-5"] } }, "piles.blue.0", /did you mean blue-0/],
    ["a lord twice", { seats: [{ lords: [six] }, { lords: [six] }] }, "seats.1.lords.0", /has 1/],
    [
      "a lord in a pile and in the deck",
      { seats, piles: { blue: [six] }, lordDeck: { top: [six] } },
      "lordDeck.top.0",
      /has 1/,
    ],
    [
      "a location twice",
      { seats, available: ["gold-keys"], drawn: ["gold-keys"] },
      "drawn.0",
      /has 1/,
    ],
    ["a bonus location", { seats, available: ["group-of-ones"] }, "available.0", /has 0/],
    [
      "a location of a player twice",
      { seats: [{ lords: ["red-1"], locations: [onOne, onOne] }, {}] },
      "seats.0.locations.1.location",
      /gold-keys appears 2 times, the game has 1/,
    ],
    [
      "a lord in a pile and among the recruits",
      { seats, piles: { blue: [six] }, recruits: [six] },
      "recruits.0",
      /has 1/,
    ],
    ["a lord twice in a pile", { seats, piles: { blue: [six, six] } }, "piles.blue.1", /has 1/],
    [
      "a location available and in the deck",
      { seats, available: ["gold-keys"], locationDeck: { top: ["gold-keys"] } },
      "locationDeck.top.0",
      /has 1/,
    ],
    ["lords that are nowhere", { seats, lordDeck: [six] }, "lordDeck", /59 cards/],
    [
      "locations that are nowhere",
      { seats, locationDeck: ["gold-keys"] },
      "locationDeck",
      /22 cards/,
    ],
    ["a pile of another colour", { seats, piles: { red: [six] } }, "piles.red", /another colour/],
    [
      "a location on a lord without a key",
      { seats: [{ lords: [six], locations: [{ location: "gold-keys", spot: 1 }] }, {}] },
      "seats.0.locations.0.spot",
      /no lord with a key/,
    ],
    [
      "CO-11 a pearl too many",
      { seats: [{ lords: ["red-3"], pearls: 3 }, {}] },
      "seats.0.pearls",
      /the lords and locations of this seat have given 2$/,
    ],
    [
      "CO-11 a pearl too few",
      { seats: [{ lords: ["red-3"], pearls: 1 }, {}] },
      "seats.0.pearls",
      /the lords and locations of this seat have given 2$/,
    ],
    [
      "CO-18 the pearls of the location are missing",
      {
        seats: [
          {
            lords: ["red-3", "red-1", "red-1"],
            locations: [{ location: "five-points-one-pearl", spot: 3 }],
            pearls: 2,
          },
          {},
        ],
      },
      "seats.0.pearls",
      /^is 2, but the lords and locations of this seat have given 3$/,
    ],
    [
      "several with the most pearls, and no Pearl Master",
      { seats: [{ lords: ["red-3"] }, { lords: ["blue-3"] }] },
      "pearlMaster",
      /is required/,
    ],
    [
      "a Pearl Master with fewer pearls",
      { seats: [{ lords: ["red-3"] }, {}], pearlMaster: 1 },
      "pearlMaster",
      /another player has more pearls/,
    ],
    [
      "a full chamber, but no last seat",
      { seats: [{}, { lords: lordDeck.slice(0, 15) }] },
      "lastSeat",
      /filled/,
    ],
    ["recruits without a question about them", { seats, recruits: [six] }, "recruits", /./],
    ["the end in the middle", { seats, agenda: [] }, "agenda", /not over/],
  ])("%s", (_, position, path, reason) => {
    const error = rulesError(() => at(position as Position));
    expect(error.message).toContain("position of conspiracy");
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
  });

  test("the cause names the position, too", () => {
    const twice = rulesError(() => at({ seats: [{ lords: [six, six] }, {}] }));
    expect(String(twice.cause)).toContain("position, at seats.0.lords.1: blue-6 appears 2 times");
    const tied = rulesError(() => at({ seats: [{ lords: ["red-4"] }, { lords: ["blue-4"] }] }));
    expect(String(tied.cause)).toContain("position, at pearlMaster: is required");
  });
});
