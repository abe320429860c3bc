import { describe, expect, test } from "vitest";
import { spots } from "../../src/conspiracy/cards/chamber.ts";
import { type Colour, colours, type Lord, lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { fromTop, sorted } from "../tables.ts";
import { by } from "./by.ts";
import { eventsOf, kinds, legalOf, open, play, prepare, question, type State } from "./prepare.ts";
import { scenes } from "./scenes.ts";

/** Thirteen lords without keys: two spots are left. */
const thirteen: readonly Lord[] = [
  "red-3",
  "red-3",
  "red-4",
  "red-4",
  "blue-3",
  "blue-3",
  "blue-4",
  "blue-4",
  "purple-3",
  "purple-3",
  "purple-4",
  "purple-4",
  "red-6",
];

/** Lords with keys, to fill another player's chamber. */
const keyLords: readonly Lord[] = (["green", "blue", "purple"] as const).flatMap((colour) =>
  ([1, 1, 1, 1, 2, 2] as const).map((n): Lord => `${colour}-${n}`),
);

describe("a turn", () => {
  test("CO-3 a turn is recruiting, then placing; then the next player has a turn", () => {
    const start = prepare({ players: 3, turn: 1, nextLords: ["red-3", "blue-4"] });
    expect(question(start)).toBe("recruit 1");
    const drawn = play(start, by(1).draws(2)).state;
    expect(question(drawn)).toBe("place 1");
    const { state, events } = play(drawn, by(1).places("blue-4"));
    expect(question(state)).toBe("recruit 2");
    expect(eventsOf(events, "turn-started")).toEqual([{ type: "turn-started", seat: 2 }]);
  });

  test("CO-3 after the last seat the first has its turn", () => {
    const state = prepare({ players: 3, turn: 2, nextLords: ["red-3"] });
    expect(question(play(state, by(2).draws(1)).state)).toBe("recruit 0");
  });

  test("CO-3 recruiting is from the deck or from one pile, and nothing else", () => {
    const state = prepare({ piles: ["red-3", "green-1", "green-2"] });
    expect(open(state)).toEqual([
      by(0).draws(1),
      by(0).draws(2),
      by(0).draws(3),
      by(0).takesPile("red"),
      by(0).takesPile("green"),
    ]);
  });

  test("CO-3 the ability of each lord is carried out before the next lord is placed", () => {
    const state = prepare({
      piles: ["red-3", "red-6", "red-4"],
      nextLords: ["blue-1"],
    });
    const { events } = play(
      state,
      by(0).takesPile("red"),
      by(0).places("red-3"),
      by(0).places("red-6"),
    );
    expect(kinds(events).filter((kind) => /placed|gained|revealed/.test(kind))).toEqual([
      "lord-placed", // red-3
      "pearls-gained",
      "lord-placed", // red-6
      "lord-revealed",
      "lord-placed", // red-4
      "pearls-gained",
    ]);
  });
});

describe("from the deck", () => {
  const tops: Lord[] = ["red-3", "blue-4", "green-6", "yellow-1"];

  test.each([
    [1, ["red-3"]],
    [2, ["red-3", "blue-4"]],
    [3, ["red-3", "blue-4", "green-6"]],
  ] as const)("CO-4 drawing %i takes that many from the top, face up", (count, lords) => {
    const start = prepare({ nextLords: tops });
    const { state, events } = play(start, by(0).draws(count));
    expect(eventsOf(events, "lords-drawn")).toEqual([{ type: "lords-drawn", seat: 0, lords }]);
    expect(fromTop(state.table.lordDeck)).toEqual(fromTop(start.table.lordDeck).slice(count));
  });

  test("CO-4 drawn lords are public", () => {
    const { state } = play(prepare({ nextLords: tops }), by(0).draws(3));
    for (const viewer of [0, 1, "spectator"] as const)
      expect(sorted(conspiracy.view(state, viewer).table.recruits)).toEqual(
        sorted(tops.slice(0, 3)),
      );
  });

  test.each(["red-3", "blue-4", "yellow-3"] as const)(
    "CO-4 any of the drawn lords may be chosen, here %s; the others go to the piles of their colours",
    (chosen) => {
      const drawn: Lord[] = ["red-3", "blue-4", "yellow-3"];
      const start = prepare({ nextLords: drawn, piles: ["red-1", "yellow-6"] });
      const { state, events } = play(start, by(0).draws(3), by(0).places(chosen));
      expect(state.table.seats[0]!.lords).toEqual([chosen]);
      expect(state.table.recruits).toEqual([]);
      const others = drawn.filter((lord) => lord !== chosen);
      const pile = (colour: Colour, ...before: Lord[]) =>
        sorted([...before, ...others.filter((lord) => lord.startsWith(colour))]);
      expect(state.table.piles).toEqual({
        red: pile("red", "red-1"),
        yellow: pile("yellow", "yellow-6"),
        blue: pile("blue"),
        green: [],
        purple: [],
      });
      const [discarded] = eventsOf(events, "lords-discarded");
      expect(sorted(discarded!.lords)).toEqual(sorted(others));
    },
  );

  test("CO-4 lords that are not chosen do nothing", () => {
    // The abilities of the other two would give pearls and reveal a card.
    const start = prepare({ nextLords: ["red-1", "blue-3", "green-6"] });
    const { state, events } = play(start, by(0).draws(3), by(0).places("red-1"));
    expect(state.table.seats[0]).toMatchObject({ lords: ["red-1"], pearls: 0 });
    expect(eventsOf(events, "lord-revealed")).toEqual([]);
    expect(state.table.lordDeck).toHaveLength(lordDeck.length - 3);
  });

  test("CO-4 the other lords are in their piles before the chosen one is placed", () => {
    const start = prepare({ nextLords: ["red-1", "blue-3", "green-6"] });
    const { events } = play(start, by(0).draws(3), by(0).places("red-1"));
    expect(kinds(events).slice(0, 3)).toEqual(["lords-drawn", "lords-discarded", "lord-placed"]);
  });

  test("CO-4 of two equal drawn lords one is placed, the other goes to its pile", () => {
    const start = prepare({ nextLords: ["red-4", "red-4"] });
    const drawn = play(start, by(0).draws(2)).state;
    expect(open(drawn)).toEqual([by(0).places("red-4")]);
    const { table } = play(drawn, by(0).places("red-4")).state;
    expect(table.seats[0]!.lords).toEqual(["red-4"]);
    expect(table.piles.red).toEqual(["red-4"]);
  });

  test("CO-4 a single drawn lord is placed without a question", () => {
    const { state, events } = play(prepare({ nextLords: ["red-4"] }), by(0).draws(1));
    expect(state.table.seats[0]!.lords).toEqual(["red-4"]);
    expect(eventsOf(events, "lords-discarded")).toEqual([]);
    expect(question(state)).toBe("recruit 1");
  });

  test.each([
    [[], []],
    [["red-4"], [1]],
    [
      ["red-4", "red-3"],
      [1, 2],
    ],
    [
      ["red-4", "red-3", "blue-1"],
      [1, 2, 3],
    ],
    [
      ["red-4", "red-3", "blue-1", "blue-2"],
      [1, 2, 3],
    ],
  ] as [Lord[], number[]][])("CO-4 from a deck of %j a player can draw %j", (deck, expected) => {
    const state = prepare({ lordDeck: deck });
    expect(legalOf(state, "draw-lords")).toEqual(expected.map(by(0).draws));
  });

  test("CO-4 the number is chosen before the cards are seen", () => {
    const view = conspiracy.view(prepare({ nextLords: tops }), 0);
    expect(new Set(view.table.lordDeck)).toEqual(new Set([null]));
  });
});

describe("from a pile", () => {
  test("CO-5 all lords of the pile are taken, and no others", () => {
    const start = prepare({ piles: ["red-3", "red-4", "red-4", "blue-4"] });
    const { state, events } = play(start, by(0).takesPile("red"));
    expect(sorted(state.table.recruits)).toEqual(["red-3", "red-4", "red-4"]);
    expect(state.table.piles).toMatchObject({ red: [], blue: ["blue-4"] });
    const [taken] = eventsOf(events, "pile-taken");
    expect(taken).toMatchObject({ seat: 0, colour: "red" });
    expect(sorted(taken!.lords)).toEqual(["red-3", "red-4", "red-4"]);
  });

  test.each([
    ["red-3", "red-4", "red-6"],
    ["red-6", "red-3", "red-4"],
    ["red-4", "red-6", "red-3"],
  ] as Lord[][])("CO-5 all are placed, in the order the player chooses: %s, %s, %s", (...order) => {
    const start = prepare({ piles: ["red-3", "red-4", "red-6"], nextLords: ["blue-1"] });
    const [first, second] = order;
    const { state } = play(
      start,
      by(0).takesPile("red"),
      by(0).places(first!),
      by(0).places(second!),
    );
    expect(state.table.seats[0]!.lords).toEqual(order);
    expect(state.table.piles.red).toEqual([]);
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-5 the player cannot stop before all are placed", () => {
    const { state } = play(
      prepare({ piles: ["red-3", "red-4", "red-6"] }),
      by(0).takesPile("red"),
      by(0).places("red-3"),
    );
    expect(open(state)).toEqual([by(0).places("red-4"), by(0).places("red-6")]);
  });

  test("CO-5 a pile of one is placed without a question", () => {
    const { state } = play(prepare({ piles: ["red-4"] }), by(0).takesPile("red"));
    expect(state.table.seats[0]!.lords).toEqual(["red-4"]);
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-5 an empty pile cannot be taken", () => {
    const state = prepare({ piles: ["green-1", "purple-0"] });
    expect(legalOf(state, "take-pile")).toEqual(
      (["green", "purple"] as const).map(by(0).takesPile),
    );
    expect(legalOf(prepare(), "take-pile")).toEqual([]);
  });
});

describe("nothing to draw", () => {
  test("CO-6 with an empty deck only piles can be taken", () => {
    const state = prepare({ lordDeck: [] });
    expect(open(state)).toEqual(colours.map(by(0).takesPile));
  });

  /** Removes the deck or the piles, which makes the state inconsistent; `reduce` does not check that. */
  function without(state: State, parts: { deck: boolean; piles: boolean }): State {
    const { table } = state;
    const none = { yellow: [], red: [], green: [], blue: [], purple: [] };
    return assumeConsistent(conspiracy, {
      ...state,
      table: {
        ...table,
        lordDeck: parts.deck ? [] : table.lordDeck,
        piles: parts.piles ? none : table.piles,
      },
    });
  }

  test("CO-6 with an empty deck and empty piles the turn is passed", () => {
    const state = without(prepare({ piles: ["red-1"] }), { deck: true, piles: true });
    expect(open(state)).toEqual([by(0).passes()]);
    const result = conspiracy.reduce(state, by(0).passes());
    if (!result.ok) throw new Error(result.refusal.code);
    expect(eventsOf(result.events, "turn-passed")).toEqual([{ type: "turn-passed", seat: 0 }]);
    expect(question(result.state)).toBe("recruit 1");
    expect(result.state.table.seats[0]!.lords).toEqual([]);
    expect(result.revealedTo).toEqual([]);
  });

  test.each([
    { deck: true, piles: false },
    { deck: false, piles: true },
    { deck: false, piles: false },
  ])("CO-6 the turn cannot be passed while there is a lord to recruit: %j gone", (parts) => {
    const state = without(prepare({ piles: ["red-1"] }), parts);
    const result = conspiracy.reduce(state, by(0).passes());
    expect(result).toMatchObject({ ok: false, refusal: { code: "other-moves-possible" } });
  });
});

describe("more lords than spots", () => {
  test("CO-8 the player places as many as fit, and chooses which; the rest go back to the pile", () => {
    const start = prepare({
      seats: [{ lords: thirteen }],
      piles: ["yellow-3", "yellow-3", "yellow-4", "yellow-4"],
    });
    const { state, events } = play(
      start,
      by(0).takesPile("yellow"),
      by(0).places("yellow-4"),
      by(0).places("yellow-3"),
    );
    expect(state.table.seats[0]!.lords.slice(thirteen.length)).toEqual(["yellow-4", "yellow-3"]);
    expect(state.table.piles.yellow).toEqual(["yellow-3", "yellow-4"]);
    expect(state.table.recruits).toEqual([]);
    const [back] = eventsOf(events, "lords-returned");
    expect(back!.seat).toBe(0);
    expect(sorted(back!.lords)).toEqual(["yellow-3", "yellow-4"]);
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-8 with one spot left and two equal lords, one of them goes back", () => {
    const start = prepare({
      seats: [{ lords: [...thirteen, "blue-6"] }],
      piles: ["yellow-4", "yellow-4"],
    });
    const { state } = play(start, by(0).takesPile("yellow"), by(0).places("yellow-4"));
    expect(state.table.seats[0]!.lords.at(-1)).toBe("yellow-4");
    expect(state.table.piles.yellow).toEqual(["yellow-4"]);
  });

  test("CO-8 nothing goes back if all fit exactly", () => {
    const start = prepare({ seats: [{ lords: thirteen }], piles: ["yellow-3", "yellow-4"] });
    const { state, events } = play(start, by(0).takesPile("yellow"), by(0).places("yellow-3"));
    expect(state.table.seats[0]!.lords.slice(thirteen.length)).toEqual(["yellow-3", "yellow-4"]);
    expect(eventsOf(events, "lords-returned")).toEqual([]);
    expect(state.table.piles.yellow).toEqual([]);
  });

  test("CO-8 surplus lords go back in a last turn, too", () => {
    const start = prepare({
      seats: [{ lords: [...thirteen, "blue-6"] }, { lords: keyLords.slice(0, spots) }],
      piles: ["yellow-4", "yellow-3"],
      lastSeat: 0,
    });
    const { state } = play(start, by(0).takesPile("yellow"), by(0).places("yellow-3"));
    expect(state.table.piles.yellow).toEqual(["yellow-4"]);
    expect(question(state)).toBe("over");
  });

  test("CO-8 a 15th lord that reveals does so before the rest goes back", () => {
    const start = prepare({
      seats: [{ lords: [...thirteen, "blue-6"] }],
      piles: ["yellow-6", "yellow-4"],
      nextLords: ["yellow-1"],
    });
    const { state, events } = play(start, by(0).takesPile("yellow"), by(0).places("yellow-6"));
    const order = kinds(events);
    expect(order.indexOf("lord-revealed")).toBeGreaterThan(0);
    expect(order.indexOf("lords-returned")).toBeGreaterThan(order.indexOf("lord-revealed"));
    expect(eventsOf(events, "lords-returned")[0]!.lords).toEqual(["yellow-4"]);
    expect(state.table.piles.yellow).toEqual(["yellow-1", "yellow-4"]);
  });

  test("CO-8 a 15th lord that swaps does so before the rest goes back", () => {
    const start = prepare({
      seats: [{ lords: [...thirteen, "blue-6"] }],
      piles: ["yellow-0", "yellow-4"],
    });
    const asking = play(start, by(0).takesPile("yellow"), by(0).places("yellow-0")).state;
    expect(question(asking)).toBe("swap 0");
    expect(asking.table.recruits).toEqual(["yellow-4"]);
    expect(asking.table.piles.yellow).toEqual([]);
    const { state } = play(asking, by(0).declines());
    expect(state.table.piles.yellow).toEqual(["yellow-4"]);
  });

  test("CO-8 lords that do not fit go back after the 15th lord's ability: a reshuffle misses them", () => {
    const start = prepare({
      seats: [{ lords: ["green-1", ...thirteen] }],
      piles: ["yellow-1", "yellow-4", "yellow-6", "blue-1"],
      available: ["reshuffle-lords"],
    });
    const asking = play(start, by(0).takesPile("yellow"), by(0).places("yellow-1")).state;
    expect(question(asking)).toBe("location 0");
    const { state } = play(asking, by(0).takes("reshuffle-lords"));
    expect(state.table.piles).toMatchObject({ yellow: ["yellow-4", "yellow-6"], blue: [] });
    expect(state.table.lordDeck).not.toContain("yellow-6");
    expect(state.table.seats[0]!.locations).toEqual([{ location: "reshuffle-lords", spot: 15 }]);
  });
});

test("CO-5 a saved state with a pile that is already placed goes on with the next turn", () => {
  const state = JSON.parse(JSON.stringify(scenes.swap["with a lord still to place"]));
  state.table.piles.blue.push(...state.table.recruits.splice(0));
  const { state: after, events } = play(readState(conspiracy, state), by(0).declines());
  expect(kinds(events)).toEqual(["turn-started"]);
  expect(question(after)).toBe("recruit 1");
});
