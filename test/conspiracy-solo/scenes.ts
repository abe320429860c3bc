// States for each question, shared by several tests.
import { spots } from "../../src/conspiracy/cards/chamber.ts";
import type { Decision } from "../../src/conspiracy-solo/published-types.ts";
import { lordsOf } from "../conspiracy/prepare.ts";
import { lazyScenes, named, once } from "../lazy-scenes.ts";
import { me } from "./by.ts";
import { type Description, opponentsTurn, play, prepare, type State } from "./prepare.ts";

const plain = lordsOf(3, 4);
/** One spot of the chamber is left. */
const almostFull = { lords: plain.slice(0, spots - 1) };
const twoLeft = { lords: plain.slice(0, spots - 2) };
const threeReds = { lords: ["red-3", "red-4", "red-3"] } as const;

/** The player has drawn and placed the top lord. */
const placed = (description: Description): State => play(prepare(description), me.draws(1)).state;
/** The player has placed the second silver key and must take a location. */
const takingLocation = (description: Description = {}): State =>
  placed({ player: { lords: ["yellow-1"] }, nextLords: ["red-1"], ...description });
/** The soldier has taken the red pile. */
const ordered = (description: Description = {}): State =>
  opponentsTurn({ opponent: "soldier", piles: ["red-4", "blue-4"], ...description }).state;

/** Prepared states, by question and name. */
export const scenes = lazyScenes({
  recruit: {
    "some piles": () => prepare({ piles: ["red-1", "blue-0"] }),
    "nothing but the deck": () => prepare({ opponent: "mage" }),
    "an order of the soldier": () => ordered(),
    "an order, and one spot left": () => ordered({ player: twoLeft, piles: ["red-1", "blue-6"] }),
    "the last turn, with the token": () =>
      prepare({
        player: { lords: ["red-1", "red-1", "red-1"] },
        other: { lords: plain.slice(0, spots) },
        lastSeat: 0,
        replayToken: 0,
      }),
  },
  place: {
    "for the opponent": () => opponentsTurn({ piles: ["red-1", "red-2", "red-6"] }).state,
    "for the opponent, under an order": () => ordered({ piles: ["red-1", "red-0"] }),
    "for the opponent, more than fit": () =>
      opponentsTurn({
        other: almostFull,
        piles: ["purple-1", "purple-2"],
      }).state,
    "the player's pile": () =>
      play(prepare({ piles: ["red-3", "red-4"] }), me.takesPile("red")).state,
    "the player's draw": () => play(prepare({ nextLords: ["red-3", "blue-4"] }), me.draws(2)).state,
  },
  swap: {
    "three lords": () =>
      placed({
        player: { lords: ["red-3", "blue-6"] },
        nextLords: ["blue-0"],
      }),
  },
  location: {
    "one available": () => takingLocation({ available: ["gold-keys"] }),
    "under an order": () =>
      play(
        ordered({ player: { lords: ["yellow-1"] }, nextLords: ["green-4", "purple-1"] }),
        me.draws(1),
      ).state,
  },
  "keep-location": {
    "two drawn": () => play(takingLocation(), me.drawsLocations(2)).state,
  },
  "search-locations": {
    "the whole deck": () =>
      placed({
        player: {
          lords: ["yellow-1", "yellow-1", "red-1"],
          locations: [{ location: "search-deck", spot: 2 }],
        },
        nextLords: ["blue-1"],
      }),
  },
  "opponent-pile": {
    "two equal ones": () =>
      opponentsTurn({ opponent: "politician", piles: ["red-1", "blue-2"] }).state,
    "all five": () =>
      opponentsTurn({
        opponent: "mage",
        piles: ["red-1", "blue-2", "green-1", "yellow-2", "purple-1"],
      }).state,
    "the last turn": () =>
      play(
        prepare({
          player: almostFull,
          nextLords: ["purple-4"],
          piles: ["red-1", "blue-2"],
          opponent: "mage",
        }),
        me.draws(1),
      ).state,
  },
  replay: {
    "in the middle of a game": () =>
      placed({ player: threeReds, replayToken: 0, nextLords: ["blue-1"] }),
    "just won": () => placed({ player: { lords: ["red-3", "red-4"] }, nextLords: ["red-3"] }),
    "after the last turn": () =>
      placed({
        player: {
          lords: ["red-1", "red-1", "red-1"],
          locations: [{ location: "gold-keys", spot: 2 }],
        },
        other: { lords: plain.slice(0, spots) },
        lastSeat: 0,
        replayToken: 0,
        nextLords: ["blue-6"],
      }),
  },
} satisfies Record<Decision["ask"], Record<string, () => State>>);

/** The game has ended. */
export const over = once(() => play(scenes.replay["after the last turn"], me.keepsToken()).state);

/** All prepared states, by name. */
export const allScenes = named<State>(scenes);
