import { describe, expect, test } from "vitest";
import { conspiracyBox, locationsInPlay } from "../../src/conspiracy/cards/box.ts";
import type { Location } from "../../src/conspiracy/cards/locations.ts";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy, keysOf } from "../../src/conspiracy/index.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { fromTop } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Area,
  eventsOf,
  kinds,
  legalOf,
  open,
  openKinds,
  play,
  prepare,
  question,
  type State,
  takingLocation,
} from "./prepare.ts";

describe("when a location is taken", () => {
  test.each([
    ["two silver keys", ["yellow-1"], "red-1", true],
    ["two gold keys", ["yellow-2"], "red-2", true],
    ["a silver and a gold key", ["yellow-1"], "red-2", false],
    ["a gold and a silver key", ["yellow-2"], "red-1", false],
    ["three keys, the last silver", ["yellow-1", "blue-2"], "red-1", true],
    ["three keys, the last gold", ["yellow-1", "blue-2"], "red-2", true],
    ["one key", [], "red-1", false],
    ["two silver keys with others between", ["yellow-1", "red-3", "blue-6"], "red-1", true],
    ["keys of one colour of lords", ["red-1"], "red-2", false],
  ] as [string, Lord[], Lord, boolean][])("CO-14 %s", (_, lords, lord, isEarned) => {
    const { state } = play(prepare({ seats: [{ lords }], nextLords: [lord] }), by(0).draws(1));
    expect(question(state)).toBe(isEarned ? "location 0" : "recruit 1");
  });

  test("CO-14 keys up to the last location are used up", () => {
    const lords: Lord[] = ["yellow-1", "blue-1"];
    const seats: Area[] = [{ lords, locations: [{ location: "seven-points", spot: 2 }] }];
    const first = play(prepare({ seats, nextLords: ["red-1"] }), by(0).draws(1)).state;
    expect(question(first)).toBe("recruit 1");
    expect(keysOf(first.table, 0)).toEqual({ silver: 1, gold: 0 });
    const more: Area[] = [{ ...seats[0], lords: [...lords, "green-1"] }];
    const second = play(prepare({ seats: more, nextLords: ["red-1"] }), by(0).draws(1)).state;
    expect(question(second)).toBe("location 0");
  });

  test("CO-14 the keys of others do not count", () => {
    const { state } = play(
      prepare({ seats: [{}, { lords: ["yellow-1"] }], nextLords: ["red-1"] }),
      by(0).draws(1),
    );
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-14 the location must be taken", () => {
    const state = takingLocation({ available: ["seven-points"] });
    expect(openKinds(state)).toEqual(["draw-locations", "take-location"]);
  });

  test("CO-14 it is taken before the next lord of a pile is placed", () => {
    const start = prepare({
      seats: [{ lords: ["yellow-1"] }],
      piles: ["red-1", "red-3", "red-2"],
      available: ["seven-points"],
    });
    const asking = play(start, by(0).takesPile("red"), by(0).places("red-1")).state;
    expect(question(asking)).toBe("location 0");
    expect(asking.table.seats[0]!.lords).toEqual(["yellow-1", "red-1"]);
    const after = play(asking, by(0).takes("seven-points")).state;
    expect(question(after)).toBe("place 0");
    expect(after.table.recruits).toEqual(["red-2", "red-3"]);
  });

  test("CO-14 a pile can bring several locations", () => {
    const start = prepare({
      piles: ["red-1", "red-1", "red-2", "red-2"],
      available: ["seven-points", "silver-keys"],
    });
    const { state } = play(
      start,
      by(0).takesPile("red"),
      by(0).places("red-1"),
      by(0).places("red-1"),
      by(0).takes("seven-points"),
      by(0).places("red-2"),
      by(0).takes("silver-keys"),
    );
    expect(state.table.seats[0]!.locations).toEqual([
      { location: "seven-points", spot: 2 },
      { location: "silver-keys", spot: 4 },
    ]);
  });
});

describe("taking a location", () => {
  test.each([
    [[], []],
    [["best-red"], [1]],
    [
      ["best-red", "best-blue"],
      [1, 2],
    ],
    [
      ["best-red", "best-blue", "best-green"],
      [1, 2, 3],
    ],
    [
      ["best-red", "best-blue", "best-green", "silver-keys"],
      [1, 2, 3],
    ],
  ] as [Location[], number[]][])(
    "CO-15 from a location deck of %j a player can draw %j",
    (locationDeck, n) => {
      const state = takingLocation({ locationDeck });
      expect(legalOf(state, "draw-locations")).toEqual(n.map(by(0).drawsLocations));
    },
  );

  test("CO-15 with nothing available the player must draw", () => {
    expect(open(takingLocation())).toEqual([1, 2, 3].map(by(0).drawsLocations));
  });

  test("CO-15 with an empty deck the player must take an available location", () => {
    const state = takingLocation({ locationDeck: [] });
    expect(open(state)).toEqual(state.table.available.map(by(0).takes));
    expect(state.table.available).toHaveLength(locationsInPlay(conspiracyBox, false).length);
  });

  test("CO-15 locations are drawn from the top; one is kept, the others become available", () => {
    const start = takingLocation({
      available: ["gold-keys"],
      nextLocations: ["best-red", "seven-points", "best-blue", "best-green"],
    });
    const drawn = play(start, by(0).drawsLocations(3));
    expect(eventsOf(drawn.events, "locations-drawn")).toEqual([
      {
        type: "locations-drawn",
        seat: 0,
        locations: ["best-red", "seven-points", "best-blue"],
      },
    ]);
    expect(question(drawn.state)).toBe("keep-location 0");
    // Only a drawn location can be taken, not an available one, and no more can be drawn.
    expect(open(drawn.state)).toEqual(
      (["best-red", "seven-points", "best-blue"] as const).map(by(0).takes),
    );
    const { state, events } = play(drawn.state, by(0).takes("seven-points"));
    expect(state.table.available).toEqual(["gold-keys", "best-red", "best-blue"]);
    expect(state.table.drawn).toEqual([]);
    expect(state.table.seats[0]!.locations).toEqual([{ location: "seven-points", spot: 2 }]);
    expect(eventsOf(events, "locations-made-available")[0]!.locations).toEqual([
      "best-red",
      "best-blue",
    ]);
    expect(fromTop(state.table.locationDeck)[0]).toBe("best-green");
  });

  test("CO-15 a single drawn location is kept", () => {
    const { state } = play(
      takingLocation({ nextLocations: ["best-red"] }),
      by(0).drawsLocations(1),
    );
    expect(state.table.seats[0]!.locations).toEqual([{ location: "best-red", spot: 2 }]);
    expect(state.table.available).toEqual([]);
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-15 any available location can be taken, and the others stay", () => {
    const state = takingLocation({ available: ["gold-keys", "best-red", "seven-points"] });
    expect(legalOf(state, "take-location")).toEqual(
      (["gold-keys", "best-red", "seven-points"] as const).map(by(0).takes),
    );
    const { table } = play(state, by(0).takes("best-red")).state;
    expect(table.available).toEqual(["gold-keys", "seven-points"]);
    expect(table.seats[0]!.locations).toEqual([{ location: "best-red", spot: 2 }]);
    expect(table.locationDeck).toEqual(state.table.locationDeck);
  });

  test("CO-15 a location that became available earlier in the same turn can be taken", () => {
    const place = by(0).places("red-1");
    const start = prepare({
      piles: ["red-1", "red-1", "red-1", "red-1"],
      available: [],
      nextLocations: ["best-red", "seven-points"],
    });
    const { state } = play(
      start,
      ...[by(0).takesPile("red"), place, place],
      ...[by(0).drawsLocations(2), by(0).takes("best-red"), place], // the last lord is placed without a question
    );
    expect(question(state)).toBe("location 0");
    expect(legalOf(state, "take-location")).toEqual([by(0).takes("seven-points")]);
    const { table } = play(state, by(0).takes("seven-points")).state;
    expect(table.seats[0]!.locations.map(({ location }) => location)).toEqual([
      "best-red",
      "seven-points",
    ]);
  });

  test("CO-15 the last available location is not replaced when taken", () => {
    const state = takingLocation({ available: ["gold-keys"] });
    const { table } = play(state, by(0).takes("gold-keys")).state;
    expect(table.available).toEqual([]);
    expect(table.locationDeck).toEqual(state.table.locationDeck);
  });
});

describe("what a location does", () => {
  test("CO-16 it goes on the lord just placed, and the keys start from zero again", () => {
    const state = takingLocation({
      seats: [{ lords: ["yellow-1", "blue-3", "blue-2"] }],
      available: ["seven-points"],
    });
    expect(keysOf(state.table, 0)).toEqual({ silver: 2, gold: 1 });
    const { state: after, events } = play(state, by(0).takes("seven-points"));
    expect(eventsOf(events, "location-taken")).toEqual([
      { type: "location-taken", seat: 0, location: "seven-points", spot: 4 },
    ]);
    expect(after.table.seats[0]!.locations).toEqual([{ location: "seven-points", spot: 4 }]);
    expect(keysOf(after.table, 0)).toEqual({ silver: 0, gold: 0 });
  });

  test("CO-16 its effect is carried out after it is taken", () => {
    const { events } = play(
      takingLocation({ available: ["five-points-one-pearl"] }),
      by(0).takes("five-points-one-pearl"),
    );
    expect(kinds(events).slice(0, 2)).toEqual(["location-taken", "pearls-gained"]);
  });

  test("CO-16 the same keys do not give a second location", () => {
    const { state } = play(
      takingLocation({ available: ["any-two-keys", "seven-points"] }),
      by(0).takes("any-two-keys"),
    );
    expect(question(state)).toBe("recruit 1");
  });
});

describe("nothing to take", () => {
  /**
   * Seat 0 draws the second silver key when all other locations are gone. The keys of all 30 lords with
   * keys are enough for only 15 of the 24 locations, so this state is inconsistent; `reduce` does not check that.
   */
  function placedWith(left: Partial<Pick<State["table"], "available" | "locationDeck">>): State {
    const { table, ...rest } = prepare({
      seats: [{ lords: ["yellow-1"] }],
      nextLords: ["yellow-1"],
    });
    const bare = { ...rest, table: { ...table, available: [], locationDeck: [], ...left } };
    const result = conspiracy.reduce(assumeConsistent(conspiracy, bare), by(0).draws(1));
    if (!result.ok) throw new Error("refused");
    return result.state;
  }

  test("CO-17 without any location to take nothing happens, and the keys stay", () => {
    const state = placedWith({});
    expect(question(state)).toBe("recruit 1");
    expect(keysOf(state.table, 0)).toEqual({ silver: 2, gold: 0 });
    expect(state.table.seats[0]!.locations).toEqual([]);
  });

  test("CO-17 a single location must be taken, in the deck or available", () => {
    const inDeck = placedWith({ locationDeck: ["seven-points"] });
    expect(open(inDeck)).toEqual([by(0).drawsLocations(1)]);
    const faceUp = placedWith({ available: ["seven-points"] });
    expect(open(faceUp)).toEqual([by(0).takes("seven-points")]);
  });

  test.each([
    ["yellow-1", "location 0"],
    ["yellow-2", "location 0"],
    ["yellow-0", "recruit 1"],
    ["yellow-3", "recruit 1"],
    ["yellow-4", "recruit 1"],
    ["yellow-6", "recruit 1"],
  ] as [Lord, string][])(
    "CO-17 unused keys are checked again only with a new key: %s",
    (lord, next) => {
      // Two silver keys are unused; a single gold key would not be enough without them.
      const start = prepare({ seats: [{ lords: ["red-1", "blue-1"] }], nextLords: [lord] });
      expect(question(play(start, by(0).draws(1)).state)).toBe(next);
    },
  );

  test("CO-17 all unused keys are used up together", () => {
    const start = prepare({
      seats: [{ lords: ["red-1", "blue-1"] }],
      nextLords: ["yellow-2"],
      available: ["seven-points"],
    });
    const { table } = play(start, by(0).draws(1), by(0).takes("seven-points")).state;
    expect(keysOf(table, 0)).toEqual({ silver: 0, gold: 0 });
    expect(table.seats[0]!.locations).toEqual([{ location: "seven-points", spot: 3 }]);
  });
});
