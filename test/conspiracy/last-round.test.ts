// CO-29: turns after the end is triggered follow the same rules as turns before.
import { describe, expect, test } from "vitest";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import type { Action } from "../../src/conspiracy/published-types.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { by } from "./by.ts";
import { type Area, type Description, lordsOf, prepare, type State } from "./prepare.ts";
import { turnOutcome } from "./turn-outcome.ts";

/** A full chamber without pearls, of lords that the scenes do not use. */
const full = [
  ...lordsOf(1, 2).filter((lord) => /^(green|blue)|purple-2/.test(lord)),
  "green-0",
] satisfies Lord[];

interface Scene extends Omit<Description, "players" | "seats" | "turn" | "lastSeat" | "order"> {
  /** What lies in front of seat 0, whose turn it is. */
  readonly area?: Area;
  /** What lies in front of the third player, who does not act and whose chamber is not full. */
  readonly other?: Area;
  /** The third player has given an order. */
  readonly draw?: 1 | 2;
}

/** Of three players, `first` has filled the chamber, or lacks one lord, which the third player has. */
function starting({ area, other, draw, ...scene }: Scene, first: Seat, isLast: boolean): State {
  const seats: Area[] = [area ?? {}];
  seats[first] = { lords: isLast ? full : full.slice(0, -1) };
  seats[3 - first] = { lords: [...(isLast ? [] : full.slice(-1)), ...(other?.lords ?? [])] };
  return prepare({
    ...scene,
    seats,
    ...(draw ? { order: { by: 3 - first, draw } } : {}),
    ...(isLast ? { lastSeat: first - 1 } : {}),
  });
}

const outcomeOf = turnOutcome(scenario(conspiracy));

/** The next lord earns a location. */
const oneKeyShort: Scene = { area: { lords: ["yellow-1"] }, nextLords: ["red-1"] };

const scenes: [string, Scene, readonly Action[], object][] = [
  [
    "CO-4 one of three drawn lords is placed, the others go to their piles",
    { nextLords: ["red-3", "yellow-4", "red-6"] },
    [by(0).draws(3), by(0).places("yellow-4")],
    { area: { lords: ["yellow-4"] }, piles: { red: ["red-3", "red-6"] } },
  ],
  [
    "CO-5 a whole pile is placed",
    { piles: ["red-3", "red-4", "yellow-4"] },
    [by(0).takesPile("red"), by(0).places("red-4")],
    { area: { lords: ["red-4", "red-3"] }, piles: { red: [], yellow: ["yellow-4"] } },
  ],
  [
    "CO-9 CO-13 two lords are swapped, and coats of arms go along",
    { area: { lords: ["red-3", "yellow-4"] }, nextLords: ["red-0"] },
    [by(0).draws(1), by(0).swaps(1, 3)],
    { area: { lords: ["red-0", "yellow-4", "red-3"], coats: { red: 3, yellow: 2 } } },
  ],
  [
    "CO-9 the swap may be declined",
    { area: { lords: ["red-3"] }, nextLords: ["yellow-0"] },
    [by(0).draws(1), by(0).declines()],
    { area: { lords: ["red-3", "yellow-0"] } },
  ],
  [
    "CO-11 a 3 gives 2 pearls, and the first pearls of the game the title",
    { nextLords: ["red-3"] },
    [by(0).draws(1)],
    { area: { pearls: 2 }, pearlMaster: 0 },
  ],
  [
    "CO-11 CO-28 a 4 gives 1 pearl, and as many pearls as the Pearl Master has take the title",
    { area: { lords: ["red-4"] }, other: { lords: ["yellow-3"] }, nextLords: ["red-4"] },
    [by(0).draws(1)],
    { area: { pearls: 2 }, pearlMaster: 0 },
  ],
  [
    "CO-28 fewer pearls do not take the title",
    {
      area: { lords: ["red-4"] },
      other: { lords: ["yellow-3", "yellow-4"] },
      nextLords: ["red-4"],
    },
    [by(0).draws(1)],
    { area: { pearls: 2 } },
  ],
  [
    "CO-12 a 6 reveals the top lord of the deck",
    { nextLords: ["red-6", "yellow-3"] },
    [by(0).draws(1)],
    { area: { lords: ["red-6"] }, piles: { yellow: ["yellow-3"] } },
  ],
  [
    "CO-12 a 6 of a pile reveals before the next lord is placed",
    { piles: ["red-6", "red-3"], nextLords: ["red-4"] },
    [by(0).takesPile("red"), by(0).places("red-6")],
    { area: { lords: ["red-6", "red-3"] }, piles: { red: ["red-4"] } },
  ],
  [
    "CO-13 a coat of arms moves for a higher lord",
    { area: { lords: ["red-3"] }, nextLords: ["red-4"] },
    [by(0).draws(1)],
    { area: { coats: { red: 2 } } },
  ],
  [
    "CO-13 a coat of arms does not move for an equal lord",
    { area: { lords: ["red-3"] }, nextLords: ["red-3"] },
    [by(0).draws(1)],
    { area: { coats: { red: 1 } } },
  ],
  [
    "CO-14 CO-15 an available location is taken",
    { ...oneKeyShort, available: ["gold-keys", "best-red"] },
    [by(0).draws(1), by(0).takes("best-red")],
    { area: { locations: [{ location: "best-red", spot: 2 }] }, available: ["gold-keys"] },
  ],
  [
    "CO-14 CO-15 one of three drawn locations is kept, the others are available",
    { ...oneKeyShort, nextLocations: ["gold-keys", "best-red", "silver-keys"] },
    [by(0).draws(1), by(0).drawsLocations(3), by(0).takes("best-red")],
    {
      area: { locations: [{ location: "best-red", spot: 2 }] },
      available: ["gold-keys", "silver-keys"],
    },
  ],
  [
    "CO-18 CO-28 a location gives pearls, and the title with them",
    { ...oneKeyShort, other: { lords: ["yellow-3"] }, available: ["three-points-three-pearls"] },
    [by(0).draws(1), by(0).takes("three-points-three-pearls")],
    { area: { pearls: 3 }, pearlMaster: 0 },
  ],
  [
    "CO-21 an order is given",
    { ...oneKeyShort, available: ["force-one"] },
    [by(0).draws(1), by(0).takes("force-one")],
    { order: { by: 0, draw: 1 } },
  ],
  [
    "CO-22 another order is given",
    { ...oneKeyShort, available: ["force-two"] },
    [by(0).draws(1), by(0).takes("force-two")],
    { order: { by: 0, draw: 2 } },
  ],
  [
    "CO-23 an order binds",
    { draw: 2, nextLords: ["red-3", "yellow-4"], piles: ["red-4"] },
    [by(0).draws(2), by(0).places("red-3")],
    { steps: [{ options: [JSON.stringify(by(0).draws(2))] }, {}] },
  ],
  [
    "CO-23 with no card in the deck nobody is bound",
    { draw: 1, lordDeck: [] },
    [by(0).takesPile("red")],
    { question: "place 0" },
  ],
  [
    "CO-24 all piles are shuffled into the lord deck",
    { ...oneKeyShort, piles: ["red-3", "yellow-6"], available: ["reshuffle-lords"] },
    [by(0).draws(1), by(0).takes("reshuffle-lords")],
    { piles: { red: [], yellow: [] } },
  ],
  [
    "CO-24 the piles make a new deck if it was empty",
    { area: { lords: ["yellow-1"] }, lordDeck: ["red-1"], available: ["reshuffle-lords"] },
    [by(0).draws(1), by(0).takes("reshuffle-lords")],
    { piles: { yellow: [], red: [], green: [], blue: [], purple: [] }, lords: 58 },
  ],
  [
    "CO-25 the available locations are shuffled into their deck",
    { ...oneKeyShort, available: ["reshuffle-locations", "best-red"] },
    [by(0).draws(1), by(0).takes("reshuffle-locations")],
    { available: [], locations: 23 },
  ],
  [
    "CO-26 two keys of any colours are enough from now on",
    {
      area: {
        lords: ["yellow-1", "yellow-1", "yellow-2"],
        locations: [{ location: "any-two-keys", spot: 2 }],
      },
      nextLords: ["red-1"],
    },
    [by(0).draws(1)],
    { question: "location 0" },
  ],
  [
    "CO-27 the location deck is searched",
    {
      area: {
        lords: ["yellow-1", "yellow-1", "yellow-1"],
        locations: [{ location: "search-deck", spot: 2 }],
      },
      nextLords: ["red-1"],
      locationDeck: ["gold-keys", "best-red"],
    },
    [by(0).draws(1), by(0).takes("gold-keys")],
    { area: { locations: [{}, { location: "gold-keys", spot: 4 }] }, locations: 1 },
  ],
];

describe.each([
  [2, "with a turn to come"],
  [1, "in the last turn of all"],
])("seat %i has filled its chamber: %s", (first) => {
  test.each(scenes)("CO-29 %s, in the last round as before", (_, scene, actions, outcome) => {
    const before = outcomeOf(starting(scene, first, false), 0, actions);
    expect(before).toMatchObject(outcome);
    expect(outcomeOf(starting(scene, first, true), 0, actions)).toEqual(before);
  });
});
