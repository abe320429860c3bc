import { describe, expect, test } from "vitest";
import type { Colour, Lord } from "../../src/conspiracy/cards/lords.ts";
import { pearlMarker } from "../../src/conspiracy/index.ts";
import { score, type Tableau } from "../../src/conspiracy/score.ts";
import { by } from "./by.ts";
import { type Area, eventsOf, lordsOf, play, prepare } from "./prepare.ts";

/** Lords of a colour that give this number of pearls: two 3s and a 4 for 5. */
const having = (pearls: number, colour: Colour): Area => ({
  lords: [
    ...Array<Lord>(Math.floor(pearls / 2)).fill(`${colour}-3`),
    ...Array<Lord>(pearls % 2).fill(`${colour}-4`),
  ],
});

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
describe.each([2, 3, 4])("of %i players", (players) => {
  test.each([
    ["fewer", 2, "red-3", 4, 1],
    ["fewer", 3, "red-4", 4, 1],
    ["as many", 3, "red-3", 5, 0],
    ["as many", 4, "red-4", 5, 0],
    ["more", 4, "red-3", 6, 0],
    ["more, having had as many", 5, "red-4", 6, 0],
    ["as many, without a gain", 5, "red-1", 5, 1],
  ] as [string, number, Lord, number, number][])(
    "CO-28 who has the title when seat 0 gains and then has %s (%i and %s)",
    (_, pearls, lord, total, master) => {
      const start = prepare({
        players,
        seats: [having(pearls, "blue"), having(5, "green")],
        pearlMaster: 1,
        nextLords: [lord],
      });
      const { state, events } = play(start, by(0).draws(1));
      expect(state.table.seats[0]!.pearls).toBe(total);
      expect(state.table.pearlMaster).toBe(master);
      expect(pearlMarker(state.table)).toBe(state.table.seats[master]!.pearls);
      expect(eventsOf(events, "pearl-master-changed")).toEqual(
        master === 0 ? [{ type: "pearl-master-changed", seat: 0 }] : [],
      );
    },
  );
});

test("CO-28 a Pearl Master who gains pearls keeps the title, and the marker follows", () => {
  const start = prepare({
    seats: [having(5, "blue"), having(4, "green")],
    nextLords: ["red-3"],
  });
  expect(pearlMarker(start.table)).toBe(5);
  const { state, events } = play(start, by(0).draws(1));
  expect(state.table.pearlMaster).toBe(0);
  expect(pearlMarker(state.table)).toBe(7);
  expect(eventsOf(events, "pearl-master-changed")).toEqual([]);
});

test("CO-28 only the Pearl Master's pearls count, not those of a third player", () => {
  const start = prepare({
    seats: [having(3, "blue"), having(5, "green"), having(5, "yellow")],
    pearlMaster: 2,
    nextLords: ["red-3"],
  });
  expect(play(start, by(0).draws(1)).state.table.pearlMaster).toBe(0);
});

test("CO-28 pearls of a location count like those of a lord", () => {
  const start = prepare({
    seats: [{ lords: ["yellow-1", "blue-3"] }, having(5, "green")],
    nextLords: ["red-1"],
    available: ["three-points-three-pearls"],
  });
  const { state } = play(start, by(0).draws(1), by(0).takes("three-points-three-pearls"));
  expect(state.table.pearlMaster).toBe(0);
  expect(pearlMarker(state.table)).toBe(5);
});

test("CO-28 the marker has no upper bound", () => {
  // No chamber can give more: all ten 3s, three 4s, and a location of 3 for the two spots of its keys.
  const lords: Lord[] = [...lordsOf(3), "yellow-1", "red-1", "yellow-4", "red-4"];
  const locations = [{ location: "three-points-three-pearls", spot: 12 }] as const;
  const start = prepare({ seats: [{ lords, locations }], nextLords: ["green-4"] });
  expect(pearlMarker(play(start, by(0).draws(1)).state.table)).toBe(26);
});

describe("in tableaux typed in by hand", () => {
  const tableau = (pearls: number, pearlMaster: boolean): Tableau => ({
    lords: [],
    locations: [],
    pearls,
    pearlMaster,
  });

  test.each<[string, Tableau[]]>([
    ["one of several with the most", [tableau(2, false), tableau(2, true), tableau(1, false)]],
    ["nobody as long as nobody has pearls", [tableau(0, false), tableau(0, false)]],
    ["nobody in a single tableau, as others may have more", [tableau(3, false)]],
    ["the player of a single tableau", [tableau(3, true)]],
  ])("CO-28 the Pearl Master can be %s", (_, tableaux) => {
    expect(score(tableaux)).toHaveLength(tableaux.length);
  });
});
