import { describe, expect, test } from "vitest";
import { colours, type Lord, lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { keysOf } from "../../src/conspiracy/index.ts";
import { fromTop } from "../tables.ts";
import { by } from "./by.ts";
import { eventsOf, kinds, legalOf, open, play, prepare, question, type State } from "./prepare.ts";

/** Places a lord from the deck into the chamber of seat 0. */
const placed = (lord: Lord, lords: readonly Lord[] = [], next: readonly Lord[] = []) =>
  play(prepare({ seats: [{ lords }], nextLords: [lord, ...next] }), by(0).draws(1));

/** The pairs of spots that may be swapped now. */
const swaps = (state: State) => legalOf(state, "swap-lords").map(({ spots }) => spots);

describe("all abilities", () => {
  // What each influence gives; the same in all colours.
  const abilities = [
    { influence: 0, silver: 0, gold: 0, pearls: 0, reveals: 0 },
    { influence: 1, silver: 1, gold: 0, pearls: 0, reveals: 0 },
    { influence: 2, silver: 0, gold: 1, pearls: 0, reveals: 0 },
    { influence: 3, silver: 0, gold: 0, pearls: 2, reveals: 0 },
    { influence: 4, silver: 0, gold: 0, pearls: 1, reveals: 0 },
    { influence: 6, silver: 0, gold: 0, pearls: 0, reveals: 1 },
  ] as const;
  const rows = colours.flatMap((colour) => abilities.map((row) => ({ colour, ...row })));

  test.each(rows)(
    "CO-10 CO-11 CO-12 $colour $influence: $silver silver, $gold gold, $pearls pearls, $reveals revealed",
    ({ colour, influence, silver, gold, pearls, reveals }) => {
      const { state, events } = placed(`${colour}-${influence}`);
      expect(keysOf(state.table, 0)).toEqual({ silver, gold });
      expect(state.table.seats[0]!.pearls).toBe(pearls);
      expect(state.table.lordDeck).toHaveLength(lordDeck.length - 1 - reveals);
      expect(eventsOf(events, "pearls-gained")).toEqual(
        pearls ? [{ type: "pearls-gained", seat: 0, pearls, total: pearls }] : [],
      );
      expect(question(state)).toBe("recruit 1");
    },
  );
});

describe("0 influence", () => {
  test("CO-9 any two lords of the player's chamber may be swapped, including the one just placed", () => {
    const { state } = placed("blue-0", ["red-3", "green-4", "yellow-6"]);
    expect(question(state)).toBe("swap 0");
    expect(swaps(state)).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ]);
  });

  test.each([
    [1, 3, ["yellow-6", "green-4", "red-3", "blue-0"]],
    [1, 4, ["blue-0", "green-4", "yellow-6", "red-3"]],
    [4, 2, ["red-3", "blue-0", "yellow-6", "green-4"]],
  ] as [number, number, Lord[]][])(
    "CO-9 the lords on spots %i and %i change places",
    (a, b, lords) => {
      const { state, events } = play(
        placed("blue-0", ["red-3", "green-4", "yellow-6"]).state,
        by(0).swaps(a, b),
      );
      expect(state.table.seats[0]!.lords).toEqual(lords);
      expect(eventsOf(events, "lords-swapped")).toHaveLength(1);
      expect(question(state)).toBe("recruit 1");
    },
  );

  test("CO-9 the swap may be declined", () => {
    const { state, events } = play(placed("blue-0", ["red-3", "green-4"]).state, by(0).declines());
    expect(state.table.seats[0]!.lords).toEqual(["red-3", "green-4", "blue-0"]);
    expect(eventsOf(events, "lords-swapped")).toEqual([]);
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-9 lords with keys cannot be moved, silver or gold", () => {
    const { state } = placed("blue-0", ["red-1", "red-3", "green-2", "yellow-6"]);
    expect(swaps(state)).toEqual([
      [2, 4],
      [2, 5],
      [4, 5],
    ]);
  });

  test.each([
    ["alone in the chamber", []],
    ["with lords with keys only", ["red-1", "green-2"]],
  ] as [string, Lord[]][])(
    "CO-9 with fewer than two movable lords nothing happens: %s",
    (_, lords) => {
      const { state } = placed("blue-0", lords);
      expect(state.table.seats[0]!.lords).toEqual([...lords, "blue-0"]);
      expect(question(state)).toBe("recruit 1");
    },
  );

  test("CO-9 two movable lords are enough, and the swap may be declined", () => {
    const { state } = placed("blue-0", ["red-1", "green-4"]);
    expect(open(state)).toEqual(expect.arrayContaining([by(0).swaps(2, 3), by(0).declines()]));
    expect(open(state)).toHaveLength(2);
  });

  test("CO-9 lords of others stay where they are", () => {
    const start = prepare({
      seats: [{ lords: ["red-3"] }, { lords: ["red-4", "green-4", "green-3"] }],
      nextLords: ["blue-0"],
    });
    const { state } = play(start, by(0).draws(1));
    expect(swaps(state)).toEqual([[1, 2]]);
    expect(play(state, by(0).swaps(1, 2)).state.table.seats[1]).toEqual(start.table.seats[1]);
  });

  test("CO-9 swapping does not repeat abilities: no pearls, no card revealed, no second swap", () => {
    const before = placed("blue-0", ["red-3", "yellow-0", "yellow-6"]).state;
    const { state, events } = play(before, by(0).swaps(1, 3));
    expect(kinds(events)).toEqual(["lords-swapped", "turn-started"]);
    expect(state.table.seats[0]!.pearls).toBe(2); // those of red-3, as before
    expect(state.table.lordDeck).toEqual(before.table.lordDeck);
    expect(question(play(before, by(0).swaps(2, 4)).state)).toBe("recruit 1"); // the other 0 moves
  });

  test("CO-9 a swap never changes the keys, neither before nor after the last location", () => {
    const lords: Lord[] = ["red-3", "yellow-1", "green-1", "red-2", "purple-4"];
    const start = prepare({
      seats: [{ lords, locations: [{ location: "seven-points", spot: 3 }] }],
      nextLords: ["blue-0"],
    });
    const asking = play(start, by(0).draws(1)).state;
    expect(keysOf(asking.table, 0)).toEqual({ silver: 0, gold: 1 });
    expect(swaps(asking)).toEqual([
      [1, 5],
      [1, 6],
      [5, 6],
    ]);
    for (const [a, b] of swaps(asking)) {
      const { table } = play(asking, by(0).swaps(a, b)).state;
      expect(keysOf(table, 0)).toEqual({ silver: 0, gold: 1 });
      expect(table.seats[0]!.locations).toEqual(start.table.seats[0]!.locations);
    }
  });

  test("CO-9 after the swap the rest of a pile is placed", () => {
    const start = prepare({ seats: [{ lords: ["red-3"] }], piles: ["blue-0", "blue-4", "blue-3"] });
    const { state } = play(
      start,
      by(0).takesPile("blue"),
      by(0).places("blue-0"),
      by(0).swaps(1, 2),
    );
    expect(question(state)).toBe("place 0");
    const { table } = play(state, by(0).places("blue-4")).state;
    expect(table.seats[0]!.lords).toEqual(["blue-0", "red-3", "blue-4", "blue-3"]);
  });
});

describe("keys, pearls and reveals", () => {
  test("CO-10 keys of placed lords add up, silver and gold separately", () => {
    expect(keysOf(placed("red-2", ["yellow-1"]).state.table, 0)).toEqual({ silver: 1, gold: 1 });
    expect(keysOf(placed("red-3", ["yellow-1"]).state.table, 0)).toEqual({ silver: 1, gold: 0 });
  });

  test.each([
    ["red-3", 2],
    ["red-4", 1],
  ] as [Lord, number][])(
    "CO-11 the pearls of %s are added to those the player has",
    (lord, gain) => {
      const start = prepare({
        seats: [{ lords: ["blue-3", "blue-3", "blue-4"] }],
        nextLords: [lord],
      });
      const { state, events } = play(start, by(0).draws(1));
      expect(state.table.seats[0]!.pearls).toBe(5 + gain);
      expect(eventsOf(events, "pearls-gained")).toEqual([
        { type: "pearls-gained", seat: 0, pearls: gain, total: 5 + gain },
      ]);
      expect(state.table.seats[1]!.pearls).toBe(0);
    },
  );

  test("CO-12 the top card of the deck goes to the pile of its colour, and does nothing there", () => {
    const { state, events } = placed("blue-6", [], ["green-3", "red-6", "red-4"]);
    expect(state.table.piles).toMatchObject({ green: ["green-3"], red: [] });
    expect(fromTop(state.table.lordDeck).slice(0, 2)).toEqual(["red-6", "red-4"]);
    expect(eventsOf(events, "lord-revealed")).toEqual([
      { type: "lord-revealed", seat: 0, lord: "green-3" },
    ]);
    expect(state.table.seats[0]).toMatchObject({ lords: ["blue-6"], pearls: 0 });
  });

  test("CO-12 a 6 that is revealed reveals nothing", () => {
    const { state } = placed("blue-6", [], ["red-6", "red-4"]);
    expect(state.table.piles.red).toEqual(["red-6"]);
  });

  test("CO-12 with an empty deck nothing is revealed", () => {
    const start = prepare({ lordDeck: ["blue-6"] });
    const { state, events } = play(start, by(0).draws(1));
    expect(state.table.seats[0]!.lords).toEqual(["blue-6"]);
    expect(eventsOf(events, "lord-revealed")).toEqual([]);
    expect(state.table.piles).toEqual(start.table.piles);
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-12 the card revealed is the one below those drawn", () => {
    const start = prepare({ nextLords: ["blue-6", "red-4", "red-3", "green-1"] });
    const { state } = play(start, by(0).draws(3), by(0).places("blue-6"));
    expect(state.table.piles).toMatchObject({ red: ["red-3", "red-4"], green: ["green-1"] });
  });

  test("CO-12 a card revealed while the pile of its colour is placed starts a new pile", () => {
    const start = prepare({ piles: ["blue-6", "blue-4", "blue-3"], nextLords: ["blue-1"] });
    const { state } = play(start, by(0).takesPile("blue"), by(0).places("blue-6"));
    expect(state.table.recruits).toEqual(["blue-3", "blue-4"]);
    expect(state.table.piles.blue).toEqual(["blue-1"]);
    const end = play(state, by(0).places("blue-4")).state;
    expect(end.table.seats[0]!.lords).toEqual(["blue-6", "blue-4", "blue-3"]);
    expect(end.table.piles.blue).toEqual(["blue-1"]);
  });
});

describe("coats of arms", () => {
  test("CO-13 the first lord of a colour wears its coat of arms", () => {
    const { state, events } = placed("blue-0");
    expect(state.table.seats[0]!.coats).toEqual({
      yellow: null,
      red: null,
      green: null,
      blue: 1,
      purple: null,
    });
    expect(eventsOf(events, "coat-of-arms-moved")).toEqual([
      { type: "coat-of-arms-moved", seat: 0, colour: "blue", spot: 1 },
    ]);
  });

  test.each([
    ["blue-4", 3],
    ["blue-6", 3],
    ["blue-3", 1],
    ["blue-2", 1],
    ["blue-0", 1],
    ["red-6", 1],
  ] as [Lord, number][])(
    "CO-13 with %s after a blue 3 the coat of arms lies on spot %i",
    (lord, spot) => {
      // The higher lord of another colour must not matter.
      const { state, events } = placed(lord, ["blue-3", "green-6"]);
      expect(state.table.seats[0]!.coats).toMatchObject({ blue: spot, green: 2 });
      const moved = eventsOf(events, "coat-of-arms-moved").filter(
        ({ colour }) => colour === "blue",
      );
      expect(moved).toHaveLength(spot === 3 ? 1 : 0);
    },
  );

  test("CO-3 CO-13 it moves when the lord is placed, before its ability is carried out", () => {
    const { events } = placed("blue-4", ["blue-3"]);
    expect(kinds(events)).toEqual([
      "lords-drawn",
      "lord-placed",
      "coat-of-arms-moved",
      "pearls-gained",
      "turn-started",
    ]);
  });

  test("CO-13 every player has their own coats of arms", () => {
    const start = prepare({ seats: [{}, { lords: ["blue-6"] }], nextLords: ["blue-1"] });
    const { table } = play(start, by(0).draws(1)).state;
    expect(table.seats.map(({ coats }) => coats.blue)).toEqual([1, 1]);
  });

  test("CO-13 a coat of arms goes along with the lord that is swapped", () => {
    const { state } = placed("blue-0", ["blue-4", "red-3", "green-6"]);
    const coats = (a: number, b: number) => {
      const { seats } = play(state, by(0).swaps(a, b)).state.table;
      const { blue, red, green } = seats[0]!.coats;
      return [blue, red, green];
    };
    expect(coats(1, 2)).toEqual([2, 1, 3]);
    expect(coats(1, 4)).toEqual([4, 2, 3]); // two of one colour: the better one keeps it
    expect(coats(2, 4)).toEqual([1, 4, 3]);
  });

  test("CO-13 of two equal lords the one that had it keeps it, wherever a swap puts it", () => {
    const { state } = placed("red-0", ["blue-4", "blue-4", "green-6"]);
    expect(play(state, by(0).swaps(1, 2)).state.table.seats[0]!.coats.blue).toBe(2);
    expect(play(state, by(0).swaps(2, 3)).state.table.seats[0]!.coats.blue).toBe(1);
  });
});
