import { describe, expect, test } from "vitest";
import { colours, type Lord } from "../../src/conspiracy/cards/lords.ts";
import { by } from "./by.ts";
import { eventsOf, legalOf, open, play, prepare, question } from "./prepare.ts";

// Lords without keys or swaps: no question is asked when they are placed.
const plain: Lord[] = ["red-3", "red-4", "red-4", "blue-3", "blue-3", "blue-4", "blue-4", "red-3"];

const fourteen: Lord[] = [
  "purple-3",
  "purple-3",
  "purple-4",
  "purple-4",
  "green-3",
  "green-3",
  "green-4",
  "green-4",
  "yellow-3",
  "yellow-3",
  "yellow-4",
  "yellow-4",
  "purple-6",
  "purple-1",
];

describe("giving an order", () => {
  test.each([
    ["force-one", 1],
    ["force-two", 2],
  ] as const)(
    "CO-21 CO-22 %s: each opponent must draw %i until the owner's next turn",
    (location, draw) => {
      const start = prepare({
        players: 3,
        seats: [{ lords: ["purple-1"] }],
        nextLords: ["yellow-1", ...plain],
        piles: ["green-3", "yellow-6"],
        available: [location],
      });
      let { state, events } = play(start, by(0).draws(1), by(0).takes(location));
      expect(state.table.order).toEqual({ by: 0, draw });
      expect(eventsOf(events, "order-given")).toEqual([{ type: "order-given", seat: 0, draw }]);
      for (const seat of [1, 2]) {
        expect(question(state)).toBe(`recruit ${seat}`);
        expect(open(state)).toEqual([by(seat).draws(draw)]);
        const deck = [...state.table.lordDeck];
        const placing = draw === 1 ? [] : [by(seat).places(deck.at(-2)!)];
        ({ state, events } = play(state, by(seat).draws(draw), ...placing));
        // With one card the top one is placed; of two any, the other goes to its pile.
        expect(state.table.seats[seat]!.lords).toEqual([deck.at(-draw)]);
        expect(state.table.lordDeck).toEqual(deck.slice(0, -draw));
        if (draw === 2) expect(Object.values(state.table.piles).flat()).toContain(deck.at(-1));
      }
      expect(question(state)).toBe("recruit 0");
      expect(eventsOf(events, "order-lifted")).toEqual([{ type: "order-lifted", seat: 0 }]);
      expect(state.table.order).toBeNull();
      expect(legalOf(state, "draw-lords")).toEqual([1, 2, 3].map(by(0).draws));
      expect(legalOf(state, "take-pile")).toEqual(
        expect.arrayContaining((["green", "yellow"] as const).map(by(0).takesPile)),
      );
    },
  );

  test("CO-21 the lord that must be recruited is placed and carried out like any other", () => {
    const start = prepare({ order: { by: 1, draw: 1 }, nextLords: ["red-3"] });
    const { state } = play(start, by(0).draws(1));
    expect(state.table.seats[0]).toMatchObject({ lords: ["red-3"], pearls: 2 });
  });

  test("CO-23 an order does not bind the one who gave it", () => {
    const start = prepare({ order: { by: 0, draw: 1 }, piles: ["red-3"] });
    expect(open(start)).toEqual([...[1, 2, 3].map(by(0).draws), by(0).takesPile("red")]);
  });

  test("CO-22 either of the two may be placed, the other is discarded", () => {
    for (const [lord, other] of [
      ["red-3", "blue-4"],
      ["blue-4", "red-3"],
    ] as [Lord, Lord][]) {
      const start = prepare({ order: { by: 1, draw: 2 }, nextLords: ["red-3", "blue-4"] });
      const { table } = play(start, by(0).draws(2), by(0).places(lord)).state;
      expect(table.seats[0]!.lords).toEqual([lord]);
      expect(Object.values(table.piles).flat()).toEqual([other]);
    }
  });

  test("CO-21 CO-22 an order does not affect the rest of its owner's turn", () => {
    const start = prepare({
      seats: [{ lords: ["purple-1"] }],
      piles: ["yellow-1", "yellow-3", "yellow-4"],
      available: ["force-one"],
    });
    const { state } = play(
      start,
      by(0).takesPile("yellow"),
      by(0).places("yellow-1"),
      by(0).takes("force-one"),
    );
    expect(open(state)).toEqual([by(0).places("yellow-3"), by(0).places("yellow-4")]);
  });

  test("CO-22 an order restricts recruiting, not locations", () => {
    const start = prepare({
      order: { by: 1, draw: 1 },
      seats: [{ lords: ["purple-1"] }],
      nextLords: ["yellow-1"],
    });
    const { state } = play(start, by(0).draws(1));
    expect(legalOf(state, "draw-locations")).toEqual([1, 2, 3].map(by(0).drawsLocations));
  });
});

describe("while an order is in force", () => {
  test.each([
    [1, 1],
    [2, 2],
  ] as const)("CO-23 piles may not be taken, nor more or fewer drawn: %i", (draw, count) => {
    const state = prepare({ order: { by: 1, draw }, piles: ["red-3"] });
    expect(open(state)).toEqual([by(0).draws(count)]);
  });

  test.each([
    [1, ["red-3"], [1]],
    [2, ["red-3"], [1]],
    [2, ["red-3", "red-4"], [2]],
    [2, ["red-3", "red-4", "blue-1"], [2]],
  ] as [1 | 2, Lord[], number[]][])(
    "CO-23 ordered to draw %i from a deck of %j, a player must draw %j and may not take a pile",
    (draw, deck, expected) => {
      const state = prepare({ order: { by: 1, draw }, lordDeck: deck });
      expect(open(state)).toEqual(expected.map(by(0).draws));
    },
  );

  test.each([1, 2] as const)(
    "CO-23 with no card in the deck players choose freely: order of %i",
    (draw) => {
      const state = prepare({ order: { by: 1, draw }, lordDeck: [] });
      expect(legalOf(state, "take-pile")).toEqual(colours.map(by(0).takesPile));
    },
  );

  test("CO-23 the order still holds when the deck is filled again", () => {
    const start = prepare({
      players: 3,
      turn: 1,
      seats: [{}, { lords: ["purple-1"] }],
      order: { by: 0, draw: 2 },
      lordDeck: ["yellow-1"],
      available: ["reshuffle-lords"],
    });
    const { state } = play(start, by(1).draws(1), by(1).takes("reshuffle-lords"));
    expect(open(state)).toEqual([by(2).draws(2)]);
  });

  test("CO-23 the newer order replaces the older, also for the owner of the older", () => {
    const start = prepare({
      players: 3,
      turn: 1,
      seats: [{}, { lords: ["purple-1"] }],
      order: { by: 0, draw: 1 },
      nextLords: ["yellow-1", ...plain],
      available: ["force-two"],
    });
    const given = play(start, by(1).draws(1), by(1).takes("force-two")).state;
    expect(given.table.order).toEqual({ by: 1, draw: 2 });
    expect(open(given)).toEqual([by(2).draws(2)]);
    const back = play(given, by(2).draws(2), by(2).places("red-3"));
    // Seat 0's next turn lifts its own order only, and that one is gone.
    expect(open(back.state)).toEqual([by(0).draws(2)]);
    expect(eventsOf(back.events, "order-lifted")).toEqual([]);
    const lifted = play(back.state, by(0).draws(2), by(0).places("red-4")).state;
    expect(lifted.table.order).toBeNull();
    expect(legalOf(lifted, "draw-lords")).toEqual([1, 2, 3].map(by(1).draws));
  });

  test("CO-23 a player's own newer order replaces the older as well", () => {
    const start = prepare({
      seats: [{ lords: ["purple-1"] }],
      piles: ["yellow-1", "yellow-1", "yellow-1"],
      available: ["force-two", "force-one"],
    });
    const { state } = play(
      start,
      by(0).takesPile("yellow"),
      by(0).places("yellow-1"),
      by(0).takes("force-two"),
      by(0).places("yellow-1"),
      by(0).takes("force-one"),
    );
    expect(state.table.order).toEqual({ by: 0, draw: 1 });
    expect(open(state)).toEqual([by(1).draws(1)]);
  });

  test("CO-23 it is lifted at the start of the owner's next turn, not before", () => {
    const start = prepare({ players: 4, turn: 1, order: { by: 0, draw: 1 }, nextLords: plain });
    const before = play(start, by(1).draws(1), by(2).draws(1));
    expect(before.state.table.order).toEqual({ by: 0, draw: 1 });
    expect(eventsOf(before.events, "order-lifted")).toEqual([]);
    const { state, events } = play(before.state, by(3).draws(1));
    expect(state.table.order).toBeNull();
    expect(events.slice(-2)).toEqual([
      { type: "turn-started", seat: 0 },
      { type: "order-lifted", seat: 0 },
    ]);
  });
});

describe("an owner without another turn", () => {
  test("CO-23 an owner with a last turn has the order lifted by it", () => {
    const full: Lord[] = [...fourteen, "green-6"];
    const start = prepare({
      players: 3,
      turn: 1,
      seats: [{ lords: full }],
      order: { by: 2, draw: 1 },
      nextLords: plain,
      lastSeat: 2,
    });
    const { state } = play(start, by(1).draws(1));
    expect(state.table.order).toBeNull();
    expect(legalOf(state, "draw-lords")).toEqual([1, 2, 3].map(by(2).draws));
  });

  test("CO-23 an order given with the 15th lord lasts to the end", () => {
    const start = prepare({
      players: 3,
      seats: [{ lords: fourteen }],
      nextLords: ["yellow-1", ...plain],
      piles: ["red-6"],
      available: ["force-one"],
    });
    const given = play(start, by(0).draws(1), by(0).takes("force-one")).state;
    expect(open(given)).toEqual([by(1).draws(1)]);
    const second = play(given, by(1).draws(1)).state;
    expect(open(second)).toEqual([by(2).draws(1)]);
    const { state, events } = play(second, by(2).draws(1));
    expect(question(state)).toBe("over");
    expect(state.table.order).toEqual({ by: 0, draw: 1 });
    expect(eventsOf(events, "order-lifted")).toEqual([]);
  });

  test("CO-23 an order given in a last turn lasts to the end, too", () => {
    const full: Lord[] = [...fourteen.slice(0, 13), "green-6", "green-2"];
    const start = prepare({
      players: 3,
      turn: 1,
      seats: [{ lords: full }, { lords: ["purple-1"] }],
      nextLords: ["yellow-1", ...plain],
      available: ["force-two"],
      lastSeat: 2,
    });
    const given = play(start, by(1).draws(1), by(1).takes("force-two")).state;
    expect(open(given)).toEqual([by(2).draws(2)]);
    const { state } = play(given, by(2).draws(2), by(2).places("red-4"));
    expect(question(state)).toBe("over");
    expect(state.table.order).toEqual({ by: 1, draw: 2 });
  });
});
