import { describe, expect, test } from "vitest";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { lootCards } from "../../src/kraken/cards/loot.ts";
import { kraken, type Position } from "../../src/kraken/index.ts";
import { rulesError } from "../bad-input/errors.ts";
import { sorted } from "../tables.ts";
import { question } from "./prepare.ts";

const at = (position: Position, seed = "a seed") => fromPosition(kraken, position, seed);
const seats = [{}, {}, {}];
const beside = { owner: null, on: null };

test("KR-2 to KR-7 parts that are left out are as at the start of a game", () => {
  const { table } = at({ seats });
  const { lootDeck, ...area } = table.kraken;
  expect(sorted(lootDeck)).toEqual(sorted(lootCards));
  expect(at({ seats }, "another").table.kraken.lootDeck).not.toEqual(lootDeck);
  expect(area).toEqual({
    nebulis: [0, 0, 0],
    figure: null,
    loot: [],
    discardedLoot: [],
    sentinels: { watcher: beside, vigil: beside, lookout: beside },
  });
  expect(table.deck).toHaveLength(78);
  expect([...table.court, ...table.lordDeck]).toHaveLength(53);
  expect([...table.available, ...table.stack]).toHaveLength(26);
});

test("KR-23 the first player with the most nebulis has the figure, unless the position says otherwise", () => {
  const nebulis = [1, 2, 2];
  expect(at({ seats, kraken: { nebulis } }).table.kraken.figure).toBe(1);
  expect(at({ seats, kraken: { nebulis, figure: 2 } }).table.kraken.figure).toBe(2);
  expect(at({ seats, kraken: { nebulis: [0, 3] } }).table.kraken.nebulis).toEqual([0, 3, 0]);
});

test("cards that the position mentions are in their place and nowhere else", () => {
  const on = { kind: "stack", stack: "crab" } as const;
  const { table } = at({
    seats: [{ locations: [{ location: "megalodon", lords: [] }] }, {}, {}],
    kraken: {
      lootDeck: { top: [3, null, 4] },
      loot: [{ location: "megalodon", values: [7, 3] }],
      discardedLoot: [7, 3],
      sentinels: { vigil: { owner: 1, on } },
    },
  });
  const { lootDeck, loot, discardedLoot, sentinels } = table.kraken;
  expect(lootDeck).toHaveLength(25 - 4);
  expect(lootDeck.at(-1)).toBe(3);
  expect(lootDeck.at(-3)).toBe(4);
  expect(lootDeck.filter((value) => value === 3)).toHaveLength(1);
  expect(loot).toEqual([{ location: "megalodon", values: [7, 3] }]);
  expect(discardedLoot).toEqual([3, 7]);
  expect(sentinels).toEqual({ watcher: beside, vigil: { owner: 1, on }, lookout: beside });
});

test("KR-9 krakens to be placed: the tasks below the question are worked out", () => {
  const state = at({
    seats,
    track: ["kraken-2", "kraken-4"],
    agenda: [{ ask: "place-kraken", seats: [0] }],
  });
  expect(question(state)).toBe("place-kraken 0");
  expect(state.agenda.length).toBeGreaterThan(1);
});

test("KR-25 the question who gets the figure goes on top of the action, unless the agenda says otherwise", () => {
  const kraken = { nebulis: [1, 2, 2], figure: 0 };
  const figure = { ask: "give-figure", seats: [0], to: [1, 2], areAhead: true } as const;
  const state = at({ seats, kraken, agenda: [figure] });
  expect(question(state)).toBe("give-figure 0");
  expect(state.agenda.slice(-2)).toEqual([{ ask: "act", seats: [0] }, figure]);
  expect(state.agenda.length).toBeGreaterThan(2);
  const explicit = at({ seats, kraken, agenda: [{ ask: "act", seats: [0] }, figure] });
  expect(explicit.agenda).toEqual(state.agenda);
});

describe("an impossible position is an error with a path", () => {
  test.each<[string, object, string, RegExp]>([
    [
      "more loot of a value than there is",
      { discardedLoot: [3, 3, 3], lootDeck: { top: [3] } },
      "kraken.lootDeck.top.0",
      /4 times.*has 3/,
    ],
    [
      "more loot of a value on locations than there is",
      { loot: [{ location: "megalodon", values: [3, 3, 3, 3] }] },
      "kraken.loot.0.values.3",
      /4 times.*has 3/,
    ],
    [
      "more discarded loot of a value than there is",
      { discardedLoot: [4, 3, 3, 3, 3] },
      "kraken.discardedLoot.4",
      /4 times.*has 3/,
    ],
    ["an incomplete deck", { lootDeck: [7] }, "kraken.lootDeck", /is the whole deck, but 24/],
    [
      "nebulis of too many seats",
      { nebulis: [0, 0, 0, 0] },
      "kraken.nebulis",
      /4 entries.*3 seats/,
    ],
    ["a figure without nebulis", { figure: 0 }, "kraken.figure", /0 nebulis, expected 1/],
    [
      "nebulis without a figure",
      { nebulis: [1], figure: null },
      "kraken.figure",
      /nobody has the figure/,
    ],
    [
      "loot on a location that nobody has",
      { loot: [{ location: "megalodon", values: [7] }] },
      "kraken.loot.0.location",
      /a player owns/,
    ],
    [
      "a sentinel that nobody placed",
      { sentinels: { vigil: { owner: null, on: { kind: "stack", stack: "crab" } } } },
      "kraken.sentinels.vigil.owner",
      /has no owner/,
    ],
    [
      "a sentinel on a card that is not on the table",
      { sentinels: { vigil: { owner: 0, on: { kind: "guest", guest: "usurer" } } } },
      "kraken.sentinels.vigil.on",
      /not in the court/,
    ],
  ])("%s", (_, area, path, reason) => {
    const error = rulesError(() => at({ seats, kraken: area } as Position));
    expect(error.message).toContain("position of kraken");
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
  });
});
