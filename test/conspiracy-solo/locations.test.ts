// Keys, locations, pearls and orders of both sides.

import { describe, expect, test } from "vitest";
import { type Location, locations } from "../../src/conspiracy/cards/locations.ts";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { keysOf } from "../../src/conspiracy/index.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo, PLAYER } from "../../src/conspiracy-solo/index.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { pearlsOf, withLuck } from "../tables.ts";
import { me } from "./by.ts";
import {
  type Description,
  eventsOf,
  kinds,
  legalOf,
  open,
  opponentsTurn,
  play,
  prepare,
  question,
  refusalOf,
} from "./prepare.ts";

/** The opponent has a silver key, and will take a pile with another one and a 3. */
const keyed: Description = { other: { lords: ["yellow-1"] }, piles: ["red-1", "red-3"] };
/** The opponent's pile is placed, the key first. */
const placed = (description: Description) =>
  play(opponentsTurn({ ...keyed, ...description }).state, me.places("red-1"));

describe("the opponent's locations", () => {
  test("CO-48 an available location goes on the lord just placed, and keys start from zero", () => {
    const { state, events } = placed({ available: ["seven-points"] });
    expect(eventsOf(events, "location-taken")).toEqual([
      { type: "location-taken", seat: 1, location: "seven-points", spot: 2 },
    ]);
    expect(state.table.available).toEqual([]);
    expect(state.table.seats[1]!.locations).toEqual([{ location: "seven-points", spot: 2 }]);
    expect(state.table.seats[1]!.lords).toEqual(["yellow-1", "red-1", "red-3"]);
  });

  test("CO-14 CO-48 two equal keys or any three are needed, and new keys for a new location", () => {
    const two = opponentsTurn({ other: { lords: ["yellow-1"] }, piles: ["red-2", "red-3"] });
    const gold = play(two.state, me.places("red-2"));
    expect(gold.state.table.seats[1]!.locations).toEqual([]);
    const lords: readonly Lord[] = ["yellow-1", "yellow-2"];
    const third = opponentsTurn({ other: { lords }, piles: ["red-1", "red-2", "red-2"] });
    const { state } = play(third.state, me.places("red-1"), me.places("red-2"));
    expect(state.table.seats[1]!.locations.map(({ spot }) => spot)).toEqual([3, 5]);
  });

  test("CO-48 CO-60 one of several is taken at random, which is revealed to both sides", () => {
    const several: Location[] = [
      ...(["seven-points", "gold-keys", "best-red"] as const),
      ...(["best-blue", "silver-keys"] as const),
    ];
    const { state } = opponentsTurn({ ...keyed, available: several });
    const taken = new Map<Location, number>();
    for (let luck = 0; luck < 300; luck++) {
      const { state: after, revealedTo } = play(withLuck(state, luck), me.places("red-1"));
      const { location } = after.table.seats[1]!.locations[0]!;
      taken.set(location, (taken.get(location) ?? 0) + 1);
      expect(revealedTo).toEqual([0, 1]);
      expect(after.table.available).toEqual(several.filter((one) => one !== location));
    }
    for (const location of several) expect(taken.get(location)).toBeGreaterThan(35);
  });

  test("CO-48 with one available no randomness is used, and nothing is revealed", () => {
    const { state } = opponentsTurn({ ...keyed, available: ["gold-keys"] });
    const { state: after, revealedTo } = play(state, me.places("red-1"));
    expect(revealedTo).toEqual([]);
    expect(after.rng).toEqual(state.rng);
  });

  test("CO-48 with none available it takes the top one of the deck", () => {
    const { state, events } = placed({ nextLocations: ["best-red", "gold-keys"] });
    expect(eventsOf(events, "locations-drawn")).toMatchObject([
      { seat: 1, locations: ["best-red"] },
    ]);
    expect(state.table.seats[1]!.locations).toEqual([{ location: "best-red", spot: 2 }]);
    expect(state.table.available).toEqual([]);
    expect(state.table.locationDeck.at(-1)).toBe("gold-keys");
    expect(question(state)).toBe("recruit 0");
  });

  /**
   * The pile is placed when all other locations are gone. All keys together are not enough for that, so
   * this state is inconsistent; `reduce` does not check that.
   */
  function placedWith(available: Location[]) {
    const { table, ...rest } = opponentsTurn(keyed).state;
    const bare = { ...rest, table: { ...table, available, locationDeck: [] } };
    const result = conspiracySolo.reduce(
      assumeConsistent(conspiracySolo, bare),
      me.places("red-1"),
    );
    if (!result.ok) throw new Error("refused");
    return result;
  }

  test("CO-48 the very last location is taken", () => {
    const { table } = placedWith(["gold-keys"]).state;
    expect(table.seats[1]!.locations).toEqual([{ location: "gold-keys", spot: 2 }]);
    expect(table.available).toEqual([]);
  });

  test("CO-17 CO-48 without any location nothing happens, and the keys stay", () => {
    const result = placedWith([]);
    expect(result.state.table.seats[1]!.lords).toEqual(["yellow-1", "red-1", "red-3"]);
    expect(result.state.table.seats[1]!.locations).toEqual([]);
    expect(keysOf(result.state.table, 1)).toEqual({ silver: 2, gold: 0 });
    expect(question(result.state)).toBe("recruit 0");
  });

  test.each(locations)("CO-49 %s has no effect except its pearls", (location) => {
    const description: Description = {
      available: [location],
      bonusLocations: true,
      piles: ["red-1", "red-3", "blue-4"],
    };
    const before = opponentsTurn({ ...keyed, ...description }).state.table;
    const { state, events } = placed(description);
    const { table } = state;
    const pearls = { "five-points-one-pearl": 1, "four-points-two-pearls": 2 };
    const printed = { ...pearls, "three-points-three-pearls": 3 }[
      location as "five-points-one-pearl"
    ];
    expect(pearlsOf(state)).toEqual([0, 2 + (printed ?? 0)]);
    expect(table.order).toBeNull();
    expect(table.piles.blue).toEqual(["blue-4"]);
    expect(table.lordDeck).toEqual(before.lordDeck);
    expect(table.locationDeck).toEqual(before.locationDeck);
    expect(kinds(events)).not.toContain("order-given");
    expect(question(state)).toBe("recruit 0");
  });

  test("CO-49 locations neither change the keys nor let the opponent search the deck", () => {
    const withOne = (location: Location): Description => ({
      other: { lords: ["yellow-1", "green-1", "blue-1"], locations: [{ location, spot: 2 }] },
      available: ["gold-keys"],
    });
    const few = opponentsTurn({ ...withOne("any-two-keys"), piles: ["red-2", "red-3"] });
    const { state } = play(few.state, me.places("red-2"));
    expect(state.table.seats[1]!.locations).toHaveLength(1);
    const search = opponentsTurn({ ...withOne("search-deck"), piles: ["red-1", "red-3"] });
    const { state: after } = play(search.state, me.places("red-1"));
    expect(after.table.seats[1]!.locations.at(-1)).toEqual({ location: "gold-keys", spot: 4 });
  });

  test("CO-49 the player's location still reshuffles lords", () => {
    const start = prepare({
      player: { lords: ["yellow-1"] },
      nextLords: ["red-1"],
      piles: ["blue-4", "green-3"],
      available: ["reshuffle-lords"],
    });
    const { events } = play(start, me.draws(1), me.takes("reshuffle-lords"));
    expect(eventsOf(events, "lords-reshuffled")).toMatchObject([{ seat: 0, added: 2 }]);
  });

  test("CO-54 for the mage 2 keys of any colours are enough", () => {
    for (const opponent of opponents) {
      const { state } = opponentsTurn({
        opponent,
        other: { lords: ["yellow-1"] },
        piles: ["red-2"],
        nextLords: ["red-3"], // for opponents with the condition "many"
      });
      const all = question(state) === "place 0" ? play(state, me.places("red-2")).state : state;
      expect(all.table.seats[1]!.lords, opponent).toContain("red-2");
      expect(all.table.seats[1]!.locations, opponent).toHaveLength(opponent === "mage" ? 1 : 0);
    }
  });

  test("CO-54 2 keys of different colours are not enough for the player", () => {
    const start = prepare({
      opponent: "mage",
      player: { lords: ["yellow-1"] },
      nextLords: ["green-2"],
      piles: ["blue-1"],
    });
    const { state } = play(start, me.draws(1));
    expect(question(state)).toBe("recruit 0");
    expect(state.table.seats[0]!.locations).toEqual([]);
  });
});

describe("Pearl Master", () => {
  test("CO-50 a side that catches up with a lord takes the title", () => {
    const { state } = opponentsTurn({
      player: { lords: ["yellow-3"] },
      nextLords: ["green-6", "blue-6"],
      piles: ["red-3", "red-0"],
    });
    expect(state.table.pearlMaster).toBe(0);
    const caught = play(state, me.places("red-3")).state;
    expect(pearlsOf(caught)).toEqual([2, 2]);
    expect(caught.table.pearlMaster).toBe(1);
  });

  test("CO-50 a side that catches up with a location takes the title, too", () => {
    const { state, events } = placed({
      player: { lords: ["yellow-3", "green-3"] },
      nextLords: ["purple-1"],
      piles: ["red-1", "red-0"],
      other: { lords: ["yellow-1", "blue-4"] },
      available: ["three-points-three-pearls"],
    });
    expect(pearlsOf(state)).toEqual([4, 4]);
    expect(state.table.pearlMaster).toBe(1);
    expect(eventsOf(events, "pearl-master-changed")).toEqual([
      { type: "pearl-master-changed", seat: 1 },
    ]);
  });
});

/** The player takes this location in the first turn; then the opponent takes a pile. */
const withLocation = (location: Location, more: Description = {}) =>
  play(
    prepare({
      player: { lords: ["yellow-1"] },
      nextLords: ["green-1"],
      piles: ["red-3", "red-4"],
      available: [location],
      ...more,
    }),
    me.draws(1),
    me.takes(location),
  );

describe("orders", () => {
  test.each(["force-one", "force-two"] as const)(
    "CO-51 %s does not bind the opponent",
    (location) => {
      const { state, events } = withLocation(location);
      expect(kinds(events)).not.toContain("order-given");
      expect(state.table.order).toBeNull();
      expect(eventsOf(events, "pile-taken")).toMatchObject([{ seat: 1, colour: "red" }]);
    },
  );

  /** The soldier has just taken the red pile, and the player is to recruit. */
  const ordered = (more: Description = {}) =>
    opponentsTurn({ opponent: "soldier", piles: ["red-4", "blue-4"], ...more });

  test("CO-53 with the red pile the soldier gives its order", () => {
    const { state, events } = ordered();
    expect(eventsOf(events, "order-given")).toEqual([{ type: "order-given", seat: 1, draw: 1 }]);
    expect(state.table.order).toEqual({ by: 1, draw: 1 });
    expect(open(state)).toEqual([me.draws(1)]);
    for (const action of [me.draws(2), me.draws(3), me.takesPile("blue")])
      expect(refusalOf(state, action)).toEqual({
        code: "under-orders",
        rule: "CO-53",
        params: { draw: 1 },
      });
    expect(refusalOf(state, me.passes()).code).toBe("other-moves-possible");
  });

  test("CO-53 the order holds as soon as the lords of the pile are placed", () => {
    const { state } = ordered({ piles: ["red-4", "red-3"] });
    expect(question(state)).toBe("place 0");
    expect(state.table.order).toEqual({ by: 1, draw: 1 });
  });

  test("CO-53 no order comes with another pile", () => {
    const { state } = ordered({ piles: ["blue-6", "green-4"] });
    expect(state.table.order).toBeNull();
    expect(legalOf(state, "draw-lords")).toHaveLength(3);
  });

  test.each(opponents.filter((one) => one !== "soldier"))(
    "CO-53 the %s gives no order",
    (opponent) => {
      const { state, events } = opponentsTurn({ opponent, piles: ["red-1", "red-3", "red-4"] });
      expect(eventsOf(events, "pile-taken")).toMatchObject([{ seat: 1, colour: "red" }]);
      expect(state.table.order).toBeNull();
    },
  );

  test("CO-53 no order comes when the player takes the red pile", () => {
    const start = prepare({ opponent: "soldier", piles: ["red-4"], nextLords: ["blue-6"] });
    const { state, events } = play(start, me.takesPile("red"));
    expect(state.table.order).toBeNull();
    expect(kinds(events)).not.toContain("order-given");
  });

  test("CO-53 the order holds for one turn", () => {
    const start = ordered({ nextLords: ["purple-3"], piles: ["red-4", "blue-6"] }).state;
    const { state, events } = play(start, me.draws(1));
    expect(eventsOf(events, "order-lifted")).toEqual([{ type: "order-lifted", seat: 1 }]);
    expect(eventsOf(events, "pile-taken")).toMatchObject([{ seat: 1, colour: "blue" }]);
    expect(state.table.order).toBeNull();
    expect(legalOf(state, "draw-lords")).toHaveLength(3);
  });

  test("CO-53 the drawn lord is placed", () => {
    const start = ordered({ nextLords: ["purple-3"], piles: ["red-4", "blue-6"] }).state;
    expect(play(start, me.draws(1)).state.table.seats[PLAYER]!.lords).toEqual([
      "purple-0",
      "purple-3",
    ]);
  });

  test("CO-53 with an empty deck the player chooses freely, and the order still ends after one turn", () => {
    const start = prepare({ opponent: "soldier", lordDeck: ["purple-0"] });
    let { state, events } = play(start, me.draws(1));
    while (question(state) === "place 0") state = play(state, open(state)[0]!).state;
    expect(state.table.lordDeck).toEqual([]);
    expect(state.table.order).toEqual({ by: 1, draw: 1 });
    expect(legalOf(state, "take-pile").length).toBeGreaterThan(1);
    state = play(state, me.takesPile("blue")).state;
    // Twelve lords of one colour are a coalition, so the turn ends with the token.
    while (question(state) !== "replay 0") ({ state, events } = play(state, open(state)[0]!));
    expect(state.table.lordDeck).toEqual([]);
    expect(state.table.order).toBeNull();
    expect(eventsOf(events, "order-lifted")).toEqual([{ type: "order-lifted", seat: 1 }]);
  });

  test.each(["force-one", "force-two"] as const)(
    "CO-62 %s taken in a turn under an order does not change the order",
    (location) => {
      const start = ordered({
        player: { lords: ["blue-3", "blue-4", "green-1", "yellow-4"] },
        nextLords: ["purple-3", "blue-1"],
        piles: ["red-0", "yellow-1"],
        available: [location],
      }).state;
      const taken = play(start, me.draws(1), me.takes(location));
      expect(kinds(taken.events)).not.toContain("order-given");
      expect(eventsOf(taken.events, "order-lifted")).toEqual([{ type: "order-lifted", seat: 1 }]);
      // No order binds the extra turn.
      const { state } = play(taken.state, me.usesToken());
      expect(legalOf(state, "draw-lords")).toHaveLength(3);
      expect(legalOf(state, "take-pile")).toEqual([me.takesPile("yellow")]);
    },
  );
});
