import { describe, expect, test } from "vitest";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { pearlMarker } from "../../src/conspiracy/index.ts";
import { score, type Tableau } from "../../src/conspiracy/score.ts";
import { by } from "./by.ts";
import { eventsOf, play, prepare } from "./prepare.ts";

test.each(["red-3", "red-4"] as Lord[])(
  "CO-28 the first player to gain a pearl becomes Pearl Master: %s",
  (lord) => {
    const { state, events } = play(prepare({ turn: 1, nextLords: [lord] }), by(1).draws(1));
    expect(state.table.pearlMaster).toBe(1);
    expect(eventsOf(events, "pearl-master-changed")).toEqual([
      { type: "pearl-master-changed", seat: 1 },
    ]);
  },
);

test.each(["red-0", "red-1", "red-2", "red-6"] as Lord[])(
  "CO-28 without a pearl nobody becomes Pearl Master: %s",
  (lord) => {
    const { state } = play(prepare({ nextLords: [lord] }), by(0).draws(1));
    expect(state.table.pearlMaster).toBeNull();
    expect(pearlMarker(state.table)).toBe(0);
  },
);

// Seat 0 gains, seat 1 is Pearl Master with 5.
test.each([
  ["fewer", 2, "red-3", 4, 1],
  ["as many", 3, "red-3", 5, 0],
  ["as many", 4, "red-4", 5, 0],
  ["more", 4, "red-3", 6, 0],
  ["more, having had as many", 5, "red-4", 6, 0],
  ["as many, without a gain", 5, "red-1", 5, 1],
] as [string, number, Lord, number, number][])(
  "CO-28 whoever then has %s (%i and %s): the title is with the right one",
  (_, pearls, lord, total, master) => {
    const start = prepare({
      seats: [{ pearls }, { pearls: 5 }],
      pearlMaster: 1,
      nextLords: [lord],
    });
    const { state, events } = play(start, by(0).draws(1));
    expect(state.table.seats[0]!.pearls).toBe(total);
    expect(state.table.pearlMaster).toBe(master);
    expect(pearlMarker(state.table)).toBe(state.table.seats[master]!.pearls);
    expect(eventsOf(events, "pearl-master-changed")).toHaveLength(master === 0 ? 1 : 0);
  },
);

test("CO-28 a Pearl Master who gains stays it, and the marker follows", () => {
  const start = prepare({ seats: [{ pearls: 5 }, { pearls: 4 }], nextLords: ["red-3"] });
  expect(pearlMarker(start.table)).toBe(5);
  const { state, events } = play(start, by(0).draws(1));
  expect(state.table.pearlMaster).toBe(0);
  expect(pearlMarker(state.table)).toBe(7);
  expect(eventsOf(events, "pearl-master-changed")).toEqual([]);
});

test("CO-28 only the Pearl Master's pearls count, not those of a third player", () => {
  const start = prepare({
    seats: [{ pearls: 3 }, { pearls: 5 }, { pearls: 5 }],
    pearlMaster: 2,
    nextLords: ["red-3"],
  });
  expect(play(start, by(0).draws(1)).state.table.pearlMaster).toBe(0);
});

test("CO-28 pearls of a location count like those of a lord", () => {
  const start = prepare({
    seats: [{ lords: ["yellow-1"], pearls: 2 }, { pearls: 5 }],
    nextLords: ["red-1"],
    available: ["three-points-three-pearls"],
  });
  const { state } = play(start, by(0).draws(1), by(0).takes("three-points-three-pearls"));
  expect(state.table.pearlMaster).toBe(0);
  expect(pearlMarker(state.table)).toBe(5);
});

test("CO-28 the marker has no upper bound", () => {
  const start = prepare({ seats: [{ pearls: 98 }], nextLords: ["red-3"] });
  expect(pearlMarker(play(start, by(0).draws(1)).state.table)).toBe(100);
});

describe("in tableaux typed in by hand", () => {
  const having = (pearls: number, pearlMaster: boolean): Tableau => ({
    lords: [],
    locations: [],
    pearls,
    pearlMaster,
  });

  test.each<[string, Tableau[]]>([
    ["one of several with the most", [having(2, false), having(2, true), having(1, false)]],
    ["nobody as long as nobody has pearls", [having(0, false), having(0, false)]],
    ["nobody in a tableau by itself, as others may have more", [having(3, false)]],
    ["the one tableau by itself", [having(3, true)]],
  ])("CO-28 the Pearl Master can be %s", (_, tableaux) => {
    expect(score(tableaux)).toHaveLength(tableaux.length);
  });
});
