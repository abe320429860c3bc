// The worked examples of the rulebook.
import { expect, test } from "vitest";
import { conspiracy, keysOf, pearlMarker } from "../../src/conspiracy/index.ts";
import { type Category, score } from "../../src/conspiracy/score.ts";
import { by } from "./by.ts";
import { eventsOf, legalOf, play, question } from "./prepare.ts";
import { chamber, workedExamples } from "./worked-examples.ts";

const byCategory = (lines: readonly { category: string; points: number }[]) => {
  const of = (category: Category) =>
    lines.filter((line) => line.category === category).map((line) => line.points);
  const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
  return {
    lords: sum(of("lords")),
    locations: sum(of("locations")),
    coalition: sum(of("coalition")),
    pearlMaster: sum(of("pearlMaster")),
  };
};

test("CO-34 scoring: 17 + 5 + 15 + 5 = 42", () => {
  const [sheet] = score([
    { lords: chamber, locations: ["best-green", "best-red"], pearls: 9, pearlMaster: true },
  ]);
  expect(byCategory(sheet!.lines)).toEqual({
    lords: 17,
    locations: 5,
    coalition: 15,
    pearlMaster: 5,
  });
  expect(sheet!.total).toBe(42);
  const lords = sheet!.lines.filter(({ category }) => category === "lords");
  expect(Object.fromEntries(lords.map(({ source, points }) => [source, points]))).toEqual({
    "yellow-3": 3,
    "purple-3": 3,
    "green-2": 2,
    "blue-6": 6,
    "red-3": 3,
  });
  const locations = sheet!.lines.filter(({ category }) => category === "locations");
  expect(locations.map(({ source, points }) => [source, points])).toEqual([
    ["best-green", 2],
    ["best-red", 3],
  ]);
});

test("CO-34 the same chamber, played from the first lord to the last", () => {
  const state = workedExamples["CO-34"]();
  const [area] = state.table.seats;
  expect(area!.lords).toEqual(chamber);
  // Gold, silver, gold: the third key is on spot 6. Gold, silver, silver: on spot 11.
  expect(area!.locations).toEqual([
    { location: "best-green", spot: 6 },
    { location: "best-red", spot: 11 },
  ]);
  expect(area!.coats).toEqual({ yellow: 3, green: 15, purple: 9, blue: 10, red: 12 });
  expect(state.table).toMatchObject({ pearlMaster: 0, available: ["seven-points"] });
  expect(area!.pearls).toBe(9);
  expect(conspiracy.score([conspiracy.tableau(state, 0)])[0]!.total).toBe(42);
  expect(conspiracy.standings(state)).toMatchObject({ winners: [0], bySeat: [{ total: 42 }, {}] });
});

test("CO-35 a turn with a third key, three pearls and the title", () => {
  const start = workedExamples["CO-35"]();
  expect(start.table.seats[0]!.coats.yellow).toBe(1);
  expect(pearlMarker(start.table)).toBe(3);
  expect(keysOf(start.table, 0)).toEqual({ silver: 1, gold: 1 });

  const placed = play(start, by(0).draws(1));
  expect(placed.state.table.seats[0]!.lords).toEqual(["yellow-1", "red-2", "blue-4", "yellow-2"]);
  expect(placed.state.table.seats[0]!.coats.yellow).toBe(4);
  expect(eventsOf(placed.events, "coat-of-arms-moved")).toEqual([
    { type: "coat-of-arms-moved", seat: 0, colour: "yellow", spot: 4 },
  ]);
  expect(keysOf(placed.state.table, 0)).toEqual({ silver: 1, gold: 2 });
  expect(question(placed.state)).toBe("location 0");

  const drawn = play(placed.state, by(0).drawsLocations(2));
  expect(drawn.state.table.drawn).toEqual(["gold-keys", "three-points-three-pearls"]);

  const { state, events } = play(drawn.state, by(0).takes("three-points-three-pearls"));
  expect(state.table.available).toEqual(["silver-keys", "gold-keys"]);
  expect(state.table.seats[0]).toMatchObject({
    locations: [{ location: "three-points-three-pearls", spot: 4 }],
    pearls: 4,
  });
  expect(keysOf(state.table, 0)).toEqual({ silver: 0, gold: 0 });
  expect(eventsOf(events, "pearl-master-changed")).toEqual([
    { type: "pearl-master-changed", seat: 0 },
  ]);
  expect(state.table.pearlMaster).toBe(0);
  expect(pearlMarker(state.table)).toBe(4);
  expect(question(state)).toBe("recruit 1");
});

test("CO-38 two green lords discarded by one player are taken and placed by the next", () => {
  const start = workedExamples["CO-38"]();
  const first = play(start, by(0).draws(3), by(0).places("red-4")).state;
  expect(first.table.seats[0]!.lords).toEqual(["red-4"]);
  expect(first.table.piles.green).toEqual(["green-1", "green-3"]);
  expect(question(first)).toBe("recruit 1");
  expect(legalOf(first, "take-pile")).toEqual([by(1).takesPile("green")]);

  const { state } = play(first, by(1).takesPile("green"), by(1).places("green-1"));
  expect(state.table.seats[1]).toMatchObject({ lords: ["green-1", "green-3"], pearls: 2 });
  expect(state.table.piles.green).toEqual([]);
  expect(keysOf(state.table, 1)).toEqual({ silver: 1, gold: 0 });
  expect(question(state)).toBe("recruit 0");
});
