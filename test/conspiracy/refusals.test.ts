import { expect, test } from "vitest";
import type { State } from "../../src/conspiracy/blueprint.ts";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy, describe } from "../../src/conspiracy/index.ts";
import type { Refusal } from "../../src/conspiracy/refusals.ts";
import { by, play, playRandomly, prepare } from "./prepare.ts";

interface Row {
  title: string;
  state: State;
  action: unknown;
  rule: string;
  params: object;
}

const start = prepare({ players: 3, piles: ["green-1"] });
const drawn = play(prepare({ deckTop: ["red-3", "blue-4"] }), by(0).draws(2)).state;
const pile = play(prepare({ piles: ["red-3", "red-4"] }), by(0).takesPile("red")).state;
const swap = play(
  prepare({
    seats: [{ lords: ["red-3", "red-1"] }, { lords: ["red-4", "blue-4", "blue-4", "green-4"] }],
    deckTop: ["blue-0"],
  }),
  by(0).draws(1),
).state;
const location = play(
  prepare({
    seats: [{ lords: ["yellow-1"] }],
    deckTop: ["red-1"],
    available: ["seven-points"],
    locationDeckTop: ["best-red", "best-blue"],
  }),
  by(0).draws(1),
).state;
const keep = play(location, by(0).drawsLocations(2)).state;
const search = play(
  prepare({
    seats: [
      {
        lords: ["yellow-1", "yellow-1", "red-1"],
        locations: [{ location: "search-deck", spot: 2 }],
      },
    ],
    deckTop: ["blue-1"],
    available: ["seven-points"],
  }),
  by(0).draws(1),
).state;
const shortLocations = play(
  prepare({
    seats: [{ lords: ["yellow-1"] }],
    deckTop: ["red-1"],
    locationDeck: ["best-red", "best-blue"],
  }),
  by(0).draws(1),
).state;

const plain = (["red", "green", "blue", "purple"] as const).flatMap((colour) =>
  ([3, 3, 4, 4] as const).map((n): Lord => `${colour}-${n}`),
);
const over = play(
  prepare({ seats: [{ lords: plain.slice(0, 14) }], deckTop: plain.slice(14) }),
  by(0).draws(1),
  by(1).draws(1),
).state;

const wrongCount = (count: number, has: number) => ({ count, max: 3, has });

// A missing code does not compile.
const rows: Record<Refusal["code"], Row[]> = {
  malformed: [
    {
      title: "no such kind of action",
      state: start,
      action: { type: "attack", seat: 0 },
      rule: "CO-3",
      params: { path: "type" },
    },
    {
      title: "a key too many",
      state: start,
      action: { ...by(0).draws(1), more: 1 },
      rule: "CO-3",
      params: { path: "more" },
    },
    {
      title: "no such lord",
      state: drawn,
      action: { type: "place-lord", seat: 0, lord: "red-5" },
      rule: "CO-3",
      params: { path: "lord" },
    },
    {
      title: "a spot that is not there",
      state: swap,
      action: { type: "swap-lords", seat: 0, spots: [1, 16] },
      rule: "CO-3",
      params: { path: "spots.1" },
    },
  ],
  "game-over": [
    { title: "after the end", state: over, action: by(0).draws(1), rule: "CO-29", params: {} },
  ],
  "not-your-decision": [
    {
      title: "another seat",
      state: start,
      action: by(1).draws(1),
      rule: "CO-3",
      params: { deciders: [0] },
    },
    {
      title: "a seat that nobody has",
      state: start,
      action: by(3).draws(1),
      rule: "CO-3",
      params: { deciders: [0] },
    },
  ],
  "not-asked": [
    {
      title: "placing before recruiting",
      state: start,
      action: by(0).places("green-1"),
      rule: "CO-3",
      params: { ask: "recruit", answers: ["draw-lords", "take-pile", "pass"] },
    },
    {
      title: "recruiting twice",
      state: drawn,
      action: by(0).draws(1),
      rule: "CO-3",
      params: { ask: "place", answers: ["place-lord"] },
    },
    {
      title: "a draw instead of a choice",
      state: keep,
      action: by(0).drawsLocations(1),
      rule: "CO-3",
      params: { ask: "keep-location", answers: ["take-location"] },
    },
    {
      title: "a draw instead of a search",
      state: search,
      action: by(0).drawsLocations(1),
      rule: "CO-3",
      params: { ask: "search-locations", answers: ["take-location"] },
    },
  ],
  "other-moves-possible": [
    { title: "passing", state: start, action: by(0).passes(), rule: "CO-6", params: {} },
  ],
  "wrong-count": [
    ...[-1, 0, 4].map((count) => ({
      title: `${count} lords`,
      state: start,
      action: by(0).draws(count),
      rule: "CO-4",
      params: wrongCount(count, 59),
    })),
    {
      title: "3 lords of a deck of 2",
      state: prepare({ deck: ["red-1", "red-2"] }),
      action: by(0).draws(3),
      rule: "CO-4",
      params: wrongCount(3, 2),
    },
    ...[-1, 0, 4].map((count) => ({
      title: `${count} locations`,
      state: location,
      action: by(0).drawsLocations(count),
      rule: "CO-15",
      params: wrongCount(count, 23),
    })),
    {
      title: "3 locations of a deck of 2",
      state: shortLocations,
      action: by(0).drawsLocations(3),
      rule: "CO-15",
      params: wrongCount(3, 2),
    },
  ],
  "under-orders": [
    {
      title: "drawing fewer",
      state: prepare({ order: { by: 1, draw: 2 } }),
      action: by(0).draws(1),
      rule: "CO-23",
      params: { draw: 2 },
    },
    {
      title: "drawing more",
      state: prepare({ order: { by: 1, draw: 1 } }),
      action: by(0).draws(3),
      rule: "CO-23",
      params: { draw: 1 },
    },
    {
      title: "drawing more than the deck has",
      state: prepare({ order: { by: 1, draw: 2 }, deck: ["red-1"] }),
      action: by(0).draws(2),
      rule: "CO-23",
      params: { draw: 1 },
    },
    {
      title: "taking a pile",
      state: prepare({ order: { by: 1, draw: 1 }, piles: ["green-1"] }),
      action: by(0).takesPile("green"),
      rule: "CO-23",
      params: { draw: 1 },
    },
  ],
  "pile-empty": [
    {
      title: "nothing there",
      state: start,
      action: by(0).takesPile("blue"),
      rule: "CO-5",
      params: { colour: "blue" },
    },
  ],
  "lord-not-recruited": [
    {
      title: "not among those drawn",
      state: drawn,
      action: by(0).places("red-4"),
      rule: "CO-4",
      params: { lord: "red-4", recruits: ["red-3", "blue-4"] },
    },
    {
      title: "not in the pile taken",
      state: pile,
      action: by(0).places("red-1"),
      rule: "CO-5",
      params: { lord: "red-1", recruits: ["red-3", "red-4"] },
    },
  ],
  "spot-empty": [
    {
      title: "nobody there yet",
      state: swap,
      action: by(0).swaps(1, 4),
      rule: "CO-9",
      params: { spot: 4 },
    },
  ],
  "same-spot": [
    {
      title: "a lord with itself",
      state: swap,
      action: by(0).swaps(3, 3),
      rule: "CO-9",
      params: { spot: 3 },
    },
  ],
  "lord-has-key": [
    {
      title: "the second one",
      state: swap,
      action: by(0).swaps(1, 2),
      rule: "CO-9",
      params: { spot: 2, lord: "red-1" },
    },
    {
      title: "the first one",
      state: swap,
      action: by(0).swaps(2, 3),
      rule: "CO-9",
      params: { spot: 2, lord: "red-1" },
    },
  ],
  "location-not-on-offer": [
    {
      title: "in the deck",
      state: location,
      action: by(0).takes("best-red"),
      rule: "CO-15",
      params: { location: "best-red", from: "available" },
    },
    {
      title: "available, but not drawn",
      state: keep,
      action: by(0).takes("seven-points"),
      rule: "CO-15",
      params: { location: "seven-points", from: "drawn" },
    },
    {
      title: "available, to one who searches the deck",
      state: search,
      action: by(0).takes("seven-points"),
      rule: "CO-27",
      params: { location: "seven-points", from: "deck" },
    },
  ],
};

const all = Object.entries(rows).flatMap(([code, cases]) => cases.map((row) => ({ code, ...row })));

test.each(all)("$rule refuses with $code: $title", ({ code, state, action, rule, params }) => {
  const before = JSON.stringify(state);
  const result = conspiracy.reduce(state, action);
  if (result.ok) throw new Error("was accepted");
  expect(result.refusal).toMatchObject({ code, rule, params });
  expect(result.state).toBe(state);
  expect(JSON.stringify(state)).toBe(before);

  const sentence = describe(result.refusal);
  expect(sentence).toMatch(/^[A-Z0-9"].+\.$/);
  expect(sentence).toContain(`(${rule})`);
  expect(sentence).not.toMatch(/undefined|\[object|null|NaN/);
});

test.each(all.filter(({ code }) => code !== "malformed"))(
  "the other doors refuse the same: $code, $title",
  ({ state, action, code, rule }) => {
    const move = action as Parameters<typeof conspiracy.apply>[1];
    expect(conspiracy.apply(state, move)).toMatchObject({ ok: false, refusal: { code, rule } });
    expect(conspiracy.apply(state, move).state).toBe(state);
    expect(conspiracy.refuse(state, move)).toMatchObject({ code, rule });
    const simulation = conspiracy.simulate(state);
    expect(simulation.apply(move)).toMatchObject({ ok: false, refusal: { code, rule } });
    expect(simulation.state).toEqual(state);
  },
);

test("an action that is malformed is refused as such, whoever sends it and whenever", () => {
  for (const state of [start, drawn, over])
    expect(conspiracy.reduce(state, { type: "attack" })).toMatchObject({
      refusal: { code: "malformed" },
    });
});

test("every event of whole games has a sentence", () => {
  const kinds = new Set<string>();
  for (let game = 0; game < 12; game++)
    playRandomly(conspiracy.setup({ players: 3 }, `events ${game}`).state, game, (_, events) => {
      for (const event of events) {
        kinds.add(event.type);
        expect(describe(event)).toMatch(/^\S.+\.$/);
        expect(describe(event)).not.toMatch(/undefined|\[object|null|NaN/);
      }
    });
  expect(kinds.size).toBeGreaterThan(15);
});
