import { expect, test } from "vitest";
import { conspiracy, describe } from "../../src/conspiracy/index.ts";
import type { Refusal } from "../../src/conspiracy/published-types.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { once } from "../lazy-scenes.ts";
import { type Rows, testRefusals, withCodes } from "../refusals/refusal-tests.ts";
import { expectSentence } from "../refusals/sentence.ts";
import { by } from "./by.ts";
import { play, prepare, refusalOf, type State, takingLocation } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const start = prepare({ players: 3, piles: ["green-1"] });
const drawn = once(() => play(prepare({ nextLords: ["red-3", "blue-4"] }), by(0).draws(2)).state);
const pile = once(() => play(prepare({ piles: ["red-3", "red-4"] }), by(0).takesPile("red")).state);
const swap = once(
  () =>
    play(
      prepare({
        seats: [{ lords: ["red-3", "red-1"] }, { lords: ["red-4", "blue-4", "blue-4", "green-4"] }],
        nextLords: ["blue-0"],
      }),
      by(0).draws(1),
    ).state,
);
const location = once(() =>
  takingLocation({
    available: ["seven-points"],
    nextLocations: ["best-red", "best-blue"],
  }),
);
const keep = once(() => play(location(), by(0).drawsLocations(2)).state);
const search = () => scenes["search-locations"]["a large deck"]; // gold-keys is available
const shortLocations = once(() => takingLocation({ locationDeck: ["best-red", "best-blue"] }));

const wrongCount = (count: number, has: number) => ({ count, max: 3, has });

const rows: Rows<Refusal["code"], State> = {
  malformed: [
    {
      title: "an unknown type of action",
      state: start,
      action: { type: "attack", seat: 0 },
      rule: "CO-3",
      params: { path: "type" },
    },
    {
      title: "an unknown field",
      state: start,
      action: { ...by(0).draws(1), more: 1 },
      rule: "CO-3",
      params: { path: "more" },
    },
    {
      title: "an unknown lord",
      state: drawn,
      action: { type: "place-lord", seat: 0, lord: "red-5" },
      rule: "CO-3",
      params: { path: "lord" },
    },
    {
      title: "a spot that does not exist",
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
      title: "a seat that does not exist",
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
      params: { ask: "recruit", answers: ["draw-lords", "take-pile"] },
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
      params: wrongCount(count, start.table.lordDeck.length),
    })),
    {
      title: "3 lords of a deck of 2",
      state: prepare({ lordDeck: ["red-1", "red-2"] }),
      action: by(0).draws(3),
      rule: "CO-4",
      params: wrongCount(3, 2),
    },
    ...[-1, 0, 4].map((count) => ({
      title: `${count} locations`,
      state: location,
      action: by(0).drawsLocations(count),
      rule: "CO-15",
      params: ({ table }: State) => wrongCount(count, table.locationDeck.length),
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
      state: prepare({ order: { by: 1, draw: 2 }, lordDeck: ["red-1"] }),
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
      title: "an empty pile",
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
      title: "a spot without a lord",
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
      title: "available, but the deck must be searched",
      state: search,
      action: by(0).takes("gold-keys"),
      rule: "CO-27",
      params: { location: "gold-keys", from: "deck" },
    },
  ],
};

testRefusals(conspiracy, describe, withCodes(rows));

test("a malformed action is refused as malformed in every state", () => {
  for (const state of [start, drawn(), over()])
    expect(refusalOf(state, { type: "attack" }).code).toBe("malformed");
});

test("every event of whole games has a sentence", () => {
  const met = new Set<string>();
  for (let game = 0; game < 12; game++)
    for (const { events } of playRandomly(conspiracy, { players: 3 }, `events ${game}`))
      for (const event of events) {
        met.add(event.type);
        expectSentence(describe(event));
      }
  expect(met.size).toBeGreaterThan(15);
});
