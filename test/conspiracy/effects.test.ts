import { describe, expect, test } from "vitest";
import { conspiracyBox, locationsInPlay } from "../../src/conspiracy/cards/box.ts";
import type { Location } from "../../src/conspiracy/cards/locations.ts";
import { type Lord, lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy, keysOf } from "../../src/conspiracy/index.ts";
import { pearlsOf, sorted, withLuck } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Area,
  type Description,
  eventsOf,
  legalOf,
  open,
  openKinds,
  play,
  prepare,
  question,
  takingLocation,
} from "./prepare.ts";

const locationCount = locationsInPlay(conspiracyBox, false).length;

/** A player with a location on spot 2, the lords whose keys it took, and more lords. */
const owner = (location: Location, ...lords: Lord[]) => ({
  lords: ["yellow-1", "blue-1", ...lords] satisfies Lord[],
  locations: [{ location, spot: 2 }],
});

describe("pearls", () => {
  test.each([
    ["seven-points", 0],
    ["five-points-one-pearl", 1],
    ["four-points-two-pearls", 2],
    ["three-points-three-pearls", 3],
  ] as [Location, number][])("CO-18 %s gives %i pearls immediately", (location, pearls) => {
    const { state, events } = play(
      takingLocation({ available: [location] }),
      by(0).takes(location),
    );
    expect(pearlsOf(state)).toEqual([pearls, 0]);
    expect(eventsOf(events, "pearls-gained")).toEqual(
      pearls ? [{ type: "pearls-gained", seat: 0, pearls, total: pearls }] : [],
    );
  });
});

describe("reshuffling lords", () => {
  test("CO-24 all discard piles are shuffled into the lord deck", () => {
    const piles: Lord[] = ["yellow-3", "red-3", "red-4", "green-6", "blue-0", "purple-2"];
    const before = takingLocation({ piles, available: ["reshuffle-lords"] });
    const { state, events } = play(before, by(0).takes("reshuffle-lords"));
    expect(Object.values(state.table.piles).flat()).toEqual([]);
    expect(sorted(state.table.lordDeck)).toEqual(sorted([...before.table.lordDeck, ...piles]));
    expect(eventsOf(events, "lords-reshuffled")).toEqual([
      { type: "lords-reshuffled", seat: 0, added: 6 },
    ]);
  });

  test("CO-24 the whole deck is shuffled, not only the added cards", () => {
    const positions = new Set<number>();
    const orders = new Set<string>();
    const before = takingLocation({ piles: ["green-6"], available: ["reshuffle-lords"] });
    for (let luck = 0; luck < 40; luck++) {
      const { state } = play(withLuck(before, luck), by(0).takes("reshuffle-lords"));
      const deck = state.table.lordDeck;
      positions.add(deck.indexOf("green-6"));
      orders.add(deck.filter((lord) => lord !== "green-6").join());
    }
    expect(positions.size).toBeGreaterThan(15);
    expect(orders.size).toBe(40);
  });

  test("CO-24 lords still to be placed are not in a pile", () => {
    const before = prepare({
      seats: [{ lords: ["yellow-1"] }],
      piles: ["red-1", "red-3", "red-4", "blue-4"],
      available: ["reshuffle-lords"],
    });
    const { state } = play(
      before,
      by(0).takesPile("red"),
      by(0).places("red-1"),
      by(0).takes("reshuffle-lords"),
    );
    expect(state.table.recruits).toEqual(["red-3", "red-4"]);
    expect(question(state)).toBe("place 0");
    expect(sorted(state.table.lordDeck)).toEqual(sorted([...before.table.lordDeck, "blue-4"]));
  });

  test("CO-24 lords drawn but not chosen are already in their piles", () => {
    const before = prepare({
      seats: [{ lords: ["yellow-1"] }],
      nextLords: ["red-1", "green-6", "blue-6"],
      available: ["reshuffle-lords"],
    });
    const { state } = play(
      before,
      by(0).draws(3),
      by(0).places("red-1"),
      by(0).takes("reshuffle-lords"),
    );
    expect(Object.values(state.table.piles).flat()).toEqual([]);
    expect(state.table.lordDeck).toEqual(expect.arrayContaining(["green-6", "blue-6"]));
  });

  test("CO-24 piles make a new deck if it was empty", () => {
    const before = takingLocation({ lordDeck: ["red-1"], available: ["reshuffle-lords"] });
    expect(before.table.lordDeck).toEqual([]);
    const { table } = play(before, by(0).takes("reshuffle-lords")).state;
    expect(table.lordDeck).toHaveLength(lordDeck.length - 2);
  });

  test("CO-24 with nothing to shuffle in, the deck is not shuffled and no randomness is used", () => {
    const before = takingLocation({ available: ["reshuffle-lords"] });
    const { state } = play(before, by(0).takes("reshuffle-lords"));
    expect(state.table.lordDeck).toEqual(before.table.lordDeck);
    expect(state.rng).toEqual(before.rng);
  });
});

describe("reshuffling locations", () => {
  const others: Location[] = ["best-red", "best-blue", "gold-keys"];

  test("CO-25 all available locations are shuffled into the location deck", () => {
    const before = takingLocation({ available: ["reshuffle-locations", ...others] });
    const { state, events } = play(before, by(0).takes("reshuffle-locations"));
    expect(state.table.available).toEqual([]);
    expect(sorted(state.table.locationDeck)).toEqual(
      sorted([...before.table.locationDeck, ...others]),
    );
    expect(state.table.seats[0]!.locations).toEqual([{ location: "reshuffle-locations", spot: 2 }]);
    expect(eventsOf(events, "locations-reshuffled")).toEqual([
      { type: "locations-reshuffled", seat: 0, added: 3 },
    ]);
  });

  test("CO-25 locations drawn but not kept just before are included", () => {
    const before = takingLocation({
      available: ["gold-keys"],
      nextLocations: ["best-red", "reshuffle-locations", "best-blue"],
    });
    const { state, events } = play(
      before,
      by(0).drawsLocations(3),
      by(0).takes("reshuffle-locations"),
    );
    expect(state.table.available).toEqual([]);
    expect(state.table.locationDeck).toHaveLength(locationCount - 1);
    expect(eventsOf(events, "locations-reshuffled")).toMatchObject([{ added: 3 }]);
  });

  test("CO-25 the whole deck is shuffled", () => {
    const orders = new Set<string>();
    const before = takingLocation({ available: ["reshuffle-locations", "best-red"] });
    for (let luck = 0; luck < 20; luck++) {
      const { state } = play(withLuck(before, luck), by(0).takes("reshuffle-locations"));
      const { locationDeck } = state.table;
      orders.add(locationDeck.filter((location) => location !== "best-red").join());
    }
    expect(orders.size).toBe(20);
  });

  test.each([
    ["taken", [], ["reshuffle-locations"]],
    ["drawn alone", ["reshuffle-locations"], []],
  ] as [string, Location[], Location[]][])(
    "CO-25 with nothing to shuffle in, the deck is not shuffled and no randomness is used: %s",
    (_, nextLocations, available) => {
      const before = takingLocation({ nextLocations, available });
      const action = available.length
        ? by(0).takes("reshuffle-locations")
        : by(0).drawsLocations(1);
      const { state } = play(before, action);
      const rest = before.table.locationDeck.filter((name) => name !== "reshuffle-locations");
      expect(state.table.seats[0]!.locations).toHaveLength(1);
      expect(state.table.locationDeck).toEqual(rest);
      expect(state.rng).toEqual(before.rng);
    },
  );
});

describe("any two keys", () => {
  const afterPlacing = (seats: readonly Area[], lord: Lord) =>
    play(prepare({ seats, nextLords: [lord] }), by(0).draws(1)).state;

  test.each([
    ["blue-2", "red-1", true],
    ["blue-1", "red-2", true],
    ["green-1", "red-1", true],
    ["blue-2", "red-2", true],
    ["blue-2", "red-3", false],
  ] as [Lord, Lord, boolean][])("CO-26 with %s and %s", (first, second, isEarned) => {
    const lords: Lord[] = ["yellow-1", "yellow-1", first];
    const seats = [{ lords, locations: [{ location: "any-two-keys" as const, spot: 2 }] }];
    expect(question(afterPlacing(seats, second))).toBe(isEarned ? "location 0" : "recruit 1");
  });

  test("CO-26 one key is not enough", () => {
    expect(question(afterPlacing([owner("any-two-keys")], "red-1"))).toBe("recruit 1");
  });

  test("CO-26 it holds from the moment it is taken to the end of the game", () => {
    const start = prepare({
      seats: [{ lords: ["yellow-1"] }],
      piles: ["red-1", "red-1", "red-2", "red-2", "red-4"],
      available: ["any-two-keys", "seven-points", "silver-keys"],
    });
    const { state } = play(
      start,
      by(0).takesPile("red"),
      by(0).places("red-1"),
      by(0).takes("any-two-keys"),
      by(0).places("red-1"),
      by(0).places("red-2"),
    );
    expect(question(state)).toBe("location 0");
    const after = play(state, by(0).takes("seven-points"), by(0).places("red-2")).state;
    expect(keysOf(after.table, 0)).toEqual({ silver: 0, gold: 1 });
  });

  test("CO-26 it applies to its owner only", () => {
    const seats = [{ lords: ["green-1"] satisfies Lord[] }, owner("any-two-keys")];
    expect(question(afterPlacing(seats, "red-2"))).toBe("recruit 1");
  });
});

describe("searching the deck", () => {
  const searching = (scene: Description = {}) =>
    takingLocation({ seats: [owner("search-deck", "green-1")], ...scene });

  test("CO-27 any location of the deck can be taken, never an available one", () => {
    const state = searching({ available: ["seven-points", "best-red"] });
    expect(question(state)).toBe("search-locations 0");
    expect(openKinds(state)).toEqual(["take-location"]);
    const found = legalOf(state, "take-location").map(({ location }) => location);
    expect(sorted(found)).toEqual(sorted(state.table.locationDeck));
    // All but the one that searches and the two available.
    expect(found).toHaveLength(locationCount - 3);
    expect(found).not.toContain("seven-points");
  });

  test("CO-27 the one chosen leaves the deck, and the deck is shuffled", () => {
    const orders = new Set<string>();
    const before = searching({ available: ["best-red"] });
    for (let luck = 0; luck < 20; luck++) {
      const { state } = play(withLuck(before, luck), by(0).takes("gold-keys"));
      const rest = before.table.locationDeck.filter((location) => location !== "gold-keys");
      expect(sorted(state.table.locationDeck)).toEqual(sorted(rest));
      expect(state.table.seats[0]!.locations[1]).toEqual({ location: "gold-keys", spot: 4 });
      expect(state.table.available).toEqual(["best-red"]);
      expect(keysOf(state.table, 0)).toEqual({ silver: 0, gold: 0 });
      orders.add(state.table.locationDeck.join());
    }
    expect(orders.size).toBe(20);
  });

  test("CO-27 the deck is shuffled if only two are left", () => {
    const before = searching({ locationDeck: ["gold-keys", "best-red", "best-blue"] });
    const orders = new Set<string>();
    for (let luck = 0; luck < 20; luck++) {
      const { state } = play(withLuck(before, luck), by(0).takes("gold-keys"));
      orders.add(state.table.locationDeck.join());
    }
    expect(orders).toEqual(new Set(["best-red,best-blue", "best-blue,best-red"]));
  });

  test("CO-27 only the player who takes the location sees the deck", () => {
    const before = prepare({ seats: [owner("search-deck", "green-1")], nextLords: ["red-1"] });
    const { state, events, revealedTo } = play(before, by(0).draws(1));
    const deck = sorted(state.table.locationDeck);
    const [search] = eventsOf(events, "location-deck-searched");
    const seen = conspiracy.redact(search!, 0);
    expect(seen).toMatchObject({ seat: 0 });
    expect(sorted((seen as typeof search)!.locations as Location[])).toEqual(deck);
    expect(sorted(conspiracy.view(state, 0).table.locationDeck as Location[])).toEqual(deck);
    for (const viewer of [1, "spectator"] as const) {
      const hidden = conspiracy.redact(search!, viewer) as typeof search;
      expect(new Set(hidden!.locations)).toEqual(new Set([null]));
      expect(new Set(conspiracy.view(state, viewer).table.locationDeck)).toEqual(new Set([null]));
    }
    expect(revealedTo).toContain(0);
  });

  test("CO-27 afterwards the deck is face down for the player as well", () => {
    const { state } = play(searching(), by(0).takes("gold-keys"));
    expect(new Set(conspiracy.view(state, 0).table.locationDeck)).toEqual(new Set([null]));
  });

  test("CO-27 the effect of the location found is carried out", () => {
    const { state } = play(searching(), by(0).takes("three-points-three-pearls"));
    expect(state.table.seats[0]!.pearls).toBe(3);
  });

  test("CO-27 it does not apply to the location that gives it, nor to other players", () => {
    const start = prepare({
      seats: [{ lords: ["green-1"] }, owner("search-deck")],
      nextLords: ["red-1"],
    });
    expect(question(play(start, by(0).draws(1)).state)).toBe("location 0");
    const first = play(takingLocation({ available: ["search-deck"] }), by(0).takes("search-deck"));
    expect(question(first.state)).toBe("recruit 1");
  });

  test("CO-27 a deck of one gives its only location", () => {
    const state = searching({ locationDeck: ["gold-keys"] });
    expect(open(state)).toEqual([by(0).takes("gold-keys")]);
    const { table } = play(state, by(0).takes("gold-keys")).state;
    expect(table.locationDeck).toEqual([]);
  });

  test("CO-27 with an empty deck nothing is taken and the keys stay", () => {
    const state = searching({ locationDeck: [] });
    expect(question(state)).toBe("recruit 1");
    expect(keysOf(state.table, 0)).toEqual({ silver: 2, gold: 0 });
    expect(state.table.available).toHaveLength(locationCount - 1);
  });

  test("CO-27 CO-17 unused keys count with the next key once the deck is filled again", () => {
    const start = prepare({
      seats: [owner("search-deck", "green-1"), { lords: ["purple-1"] }],
      nextLords: ["red-1", "purple-1", "red-3", "red-4", "red-2"],
      locationDeck: [],
    });
    const { state: empty, events } = play(start, by(0).draws(1));
    expect(question(empty)).toBe("recruit 1");
    expect(events.map(({ type }) => type)).not.toContain("location-deck-searched");
    // An opponent shuffles the available locations into the deck.
    const full = play(empty, by(1).draws(1), by(1).takes("reshuffle-locations")).state;
    expect(full.table.locationDeck).toHaveLength(locationCount - 2);
    // A lord without a key does not test the keys again; one with a key does.
    const keyless = play(full, by(0).draws(1)).state;
    expect(question(keyless)).toBe("recruit 1");
    const key = play(keyless, by(1).draws(1), by(0).draws(1)).state;
    expect(keysOf(key.table, 0)).toEqual({ silver: 2, gold: 1 });
    expect(question(key)).toBe("search-locations 0");
  });

  test("CO-26 CO-27 both together: two keys of any colours, and any location of the deck", () => {
    const lords: Lord[] = ["yellow-1", "blue-1", "green-1", "purple-1", "blue-2"];
    const start = prepare({
      seats: [
        {
          lords,
          locations: [
            { location: "any-two-keys", spot: 2 },
            { location: "search-deck", spot: 4 },
          ],
        },
      ],
      nextLords: ["red-1"],
      available: ["seven-points"],
    });
    const { state } = play(start, by(0).draws(1));
    expect(question(state)).toBe("search-locations 0");
    expect(legalOf(state, "take-location")).not.toContainEqual(by(0).takes("seven-points"));
    const { table } = play(state, by(0).takes("best-red")).state;
    expect(table.seats[0]!.locations[2]).toEqual({ location: "best-red", spot: 6 });
  });

  test("CO-25 CO-27 a reshuffle found in the deck shuffles the available ones in as well", () => {
    const state = searching({ available: ["seven-points", "best-red"] });
    const { table } = play(state, by(0).takes("reshuffle-locations")).state;
    expect(table.available).toEqual([]);
    expect(table.locationDeck).toHaveLength(locationCount - 2);
  });
});
