// Several states for each question, shared by several tests.

import { spots } from "../../src/conspiracy/cards/chamber.ts";
import type { Decision } from "../../src/conspiracy/published-types.ts";
import { lazyScenes, named, once } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import {
  type Area,
  type Description,
  lordsOf,
  play,
  prepare,
  type State,
  takingLocation,
} from "./prepare.ts";

const plain = lordsOf(3, 4);
/** One spot of the chamber is left. */
const almostFull: Area = { lords: plain.slice(0, spots - 1) };

/** Seat 0 has drawn and placed the top lord. */
const placed = (description: Description): State =>
  play(prepare(description), by(0).draws(1)).state;
/** Seat 0 has placed the second silver key, and may search the deck. */
const searching = (description: Description = {}): State =>
  placed({
    seats: [
      {
        lords: ["yellow-1", "yellow-1", "red-1"],
        locations: [{ location: "search-deck", spot: 2 }],
      },
    ],
    nextLords: ["blue-1"],
    ...description,
  });

const threePlayers = (): State => prepare({ players: 3, piles: ["red-1", "red-4"] });
const oneAvailable = (): State => takingLocation({ available: ["gold-keys"] });

/** Prepared states, by question and name. */
export const scenes = lazyScenes({
  recruit: {
    "three players and a pile": threePlayers,
    "nothing but the deck": () => prepare({ players: 4 }),
    "some piles": () => prepare({ turn: 1, piles: ["red-1", "blue-0"] }),
    "a deck of two": () => prepare({ lordDeck: ["red-1", "red-2"] }),
    "a deck of one": () => prepare({ lordDeck: ["red-1"] }),
    "no deck": () => prepare({ lordDeck: [] }),
    "an order of one": () => prepare({ order: { by: 1, draw: 1 }, piles: ["red-1"] }),
    "an order of two": () => prepare({ order: { by: 1, draw: 2 }, piles: ["red-1"] }),
    "an order of two, a deck of one": () =>
      prepare({ order: { by: 1, draw: 2 }, lordDeck: ["red-1"] }),
    "an order and no deck": () => prepare({ order: { by: 1, draw: 2 }, lordDeck: [] }),
    "an order of one's own": () => prepare({ order: { by: 0, draw: 2 }, piles: ["red-1"] }),
    "one spot left": () => prepare({ seats: [almostFull] }),
  },
  place: {
    "a pile of two": () => play(threePlayers(), by(0).takesPile("red")).state,
    "three from the deck": () => play(prepare(), by(0).draws(3)).state,
    "two equal ones": () => play(prepare({ nextLords: ["red-1", "red-1"] }), by(0).draws(2)).state,
    "a pile": () =>
      play(
        prepare({ piles: ["red-1", "red-1", "red-2", "red-0", "red-6"] }),
        by(0).takesPile("red"),
      ).state,
    "a pile that does not fit": () =>
      play(
        prepare({ seats: [almostFull], piles: ["purple-1", "purple-2"] }),
        by(0).takesPile("purple"),
      ).state,
  },
  swap: {
    "with a lord still to place": () =>
      play(
        prepare({ seats: [{ lords: ["red-3"] }], piles: ["blue-0", "blue-3"] }),
        by(0).takesPile("blue"),
        by(0).places("blue-0"),
      ).state,
    "four lords, one with a key": () =>
      placed({
        seats: [{ lords: ["red-3", "red-1", "blue-6"] }],
        nextLords: ["blue-0"],
      }),
    "a full chamber": () => placed({ seats: [almostFull], nextLords: ["purple-0"] }),
    "with lords still to place": () =>
      play(
        prepare({ seats: [{ lords: ["red-3"] }], piles: ["blue-0", "blue-1", "blue-2"] }),
        by(0).takesPile("blue"),
        by(0).places("blue-0"),
      ).state,
  },
  location: {
    "one available": oneAvailable,
    "nothing available": () => takingLocation(),
    "some available": () => takingLocation({ available: ["gold-keys", "best-red"] }),
    "a deck of two": () => takingLocation({ locationDeck: ["gold-keys", "best-red"] }),
    "no deck": () => takingLocation({ locationDeck: [] }),
    "with bonus locations": () =>
      takingLocation({
        bonusLocations: true,
        available: ["group-of-ones", "zeros-and-sixes"],
      }),
  },
  "keep-location": {
    "two drawn": () => play(oneAvailable(), by(0).drawsLocations(2)).state,
    "three drawn": () => play(takingLocation(), by(0).drawsLocations(3)).state,
  },
  "search-locations": {
    "the whole deck": () => searching(),
    "a large deck": () => searching({ available: ["gold-keys"] }),
    "a deck of one": () => searching({ locationDeck: ["gold-keys"] }),
  },
} satisfies Record<Decision["ask"], Record<string, () => State>>);

/** The game has ended. */
export const over = once(
  () =>
    play(
      prepare({ seats: [almostFull], nextLords: plain.slice(spots - 1) }),
      by(0).draws(1),
      by(1).draws(1),
    ).state,
);

/** All prepared states, by name. */
export const allScenes = named<State>(scenes);
