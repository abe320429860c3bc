// What `legal` lists and what the rules accept are the same, shown by trying everything.
import { describe, expect, test } from "vitest";
import type { Action, Decision } from "../../src/conspiracy/actions.ts";
import type { State } from "../../src/conspiracy/blueprint.ts";
import { locations } from "../../src/conspiracy/cards/locations.ts";
import { colours, type Lord, lords } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { by, play, playRandomly, prepare, type Scene } from "./prepare.ts";

const numbers = [-1, 0, 1, 2, 3, 4, 5];
const spots = Array.from({ length: 17 }, (_, i) => i);

/** Every action there is, for four seats. */
const everything: readonly Action[] = [0, 1, 2, 3]
  .map(by)
  .flatMap((seat) => [
    ...numbers.map(seat.draws),
    ...numbers.map(seat.drawsLocations),
    ...colours.map(seat.takesPile),
    ...lords.map(seat.places),
    ...locations.map(seat.takes),
    ...spots.flatMap((a) => spots.map((b) => seat.swaps(a, b))),
    seat.passes(),
    seat.declines(),
  ]);

/** Actions that mean the same are the same: the spots of a swap in order. */
function text(action: Action): string {
  if (action.type !== "swap-lords") return JSON.stringify(action);
  const spots = [...action.spots].sort((a, b) => a - b);
  return JSON.stringify({ ...action, spots });
}

/** Whether exactly the actions listed are accepted. */
function check(state: State): void {
  const listed = [0, 1, 2, 3].flatMap((seat) => [...conspiracy.legal(state, seat)].map(text));
  const accepted = everything.filter((action) => conspiracy.apply(state, action).ok).map(text);
  expect(new Set(listed).size, "something is listed twice").toBe(listed.length);
  expect([...listed].sort()).toEqual([...new Set(accepted)].sort());
}

const withSearch: Scene["seats"] = [
  {
    lords: ["yellow-1", "yellow-1", "red-1"],
    locations: [{ location: "search-deck", spot: 2 }],
  },
];
const due: Scene = { seats: [{ lords: ["yellow-1"] }], deckTop: ["red-1"] };
const fourteen = (["red", "green", "blue", "purple"] as const)
  .flatMap((colour) => ([3, 3, 4, 4] as const).map((n): Lord => `${colour}-${n}`))
  .slice(0, 14);
const second = (scene: Scene) => play(prepare(scene), by(0).draws(1)).state;

const prepared: Record<Decision["ask"], Record<string, State>> = {
  recruit: {
    "nothing but the deck": prepare({ players: 4 }),
    "some piles": prepare({ turn: 1, piles: ["red-1", "blue-0"] }),
    "a deck of two": prepare({ deck: ["red-1", "red-2"] }),
    "a deck of one": prepare({ deck: ["red-1"] }),
    "no deck": prepare({ deck: [] }),
    "an order of one": prepare({ order: { by: 1, draw: 1 }, piles: ["red-1"] }),
    "an order of two": prepare({ order: { by: 1, draw: 2 }, piles: ["red-1"] }),
    "an order of two, a deck of one": prepare({ order: { by: 1, draw: 2 }, deck: ["red-1"] }),
    "an order and no deck": prepare({ order: { by: 1, draw: 2 }, deck: [] }),
    "an order of one's own": prepare({ order: { by: 0, draw: 2 }, piles: ["red-1"] }),
    "one spot left": prepare({ seats: [{ lords: fourteen }] }),
  },
  place: {
    "three from the deck": play(prepare({}), by(0).draws(3)).state,
    "two equal ones": play(prepare({ deckTop: ["red-1", "red-1"] }), by(0).draws(2)).state,
    "a pile": play(
      prepare({ piles: ["red-1", "red-1", "red-2", "red-0", "red-6"] }),
      by(0).takesPile("red"),
    ).state,
    "a pile that does not fit": play(
      prepare({ seats: [{ lords: fourteen }], piles: ["yellow-1", "yellow-2"] }),
      by(0).takesPile("yellow"),
    ).state,
  },
  swap: {
    "four lords, one with a key": second({
      seats: [{ lords: ["red-3", "red-1", "blue-6"] }],
      deckTop: ["blue-0"],
    }),
    "a full chamber": second({ seats: [{ lords: fourteen }], deckTop: ["yellow-0"] }),
    "with lords still to place": play(
      prepare({ seats: [{ lords: ["red-3"] }], piles: ["blue-0", "blue-1", "blue-2"] }),
      by(0).takesPile("blue"),
      by(0).places("blue-0"),
    ).state,
  },
  location: {
    "nothing available": second(due),
    "some available": second({ ...due, available: ["gold-keys", "best-red"] }),
    "a deck of two": second({ ...due, locationDeck: ["gold-keys", "best-red"] }),
    "no deck": second({ ...due, locationDeck: [] }),
    "with bonus locations": second({
      ...due,
      bonusLocations: true,
      available: ["group-of-ones", "zeros-and-sixes"],
    }),
  },
  "keep-location": {
    "two drawn": play(second({ ...due, available: ["gold-keys"] }), by(0).drawsLocations(2)).state,
    "three drawn": play(second(due), by(0).drawsLocations(3)).state,
  },
  "search-locations": {
    "a large deck": second({ ...due, seats: withSearch, available: ["gold-keys"] }),
    "a deck of one": second({ ...due, seats: withSearch, locationDeck: ["gold-keys"] }),
  },
};

describe.each(Object.entries(prepared))("what answers %s", (ask, states) => {
  test.each(Object.entries(states))("%s", (_, state) => {
    expect(conspiracy.decision(state)?.ask).toBe(ask);
    check(state);
  });
});

test("nothing at all after the end", () => {
  const { state } = play(
    prepare({ seats: [{ lords: fourteen }], deckTop: ["purple-4", "purple-4"] }),
    by(0).draws(1),
    by(1).draws(1),
  );
  expect(conspiracy.decision(state)).toBeUndefined();
  check(state);
});

test.each([2, 3, 4])("every state of games of %i players", (players) => {
  const met = new Set<string>();
  for (let game = 0; game < 2; game++) {
    const options = { players, bonusLocations: game === 1 };
    playRandomly(conspiracy.setup(options, `legal ${game}`).state, game, (state) => {
      met.add(conspiracy.decision(state)?.ask ?? "over");
      check(state);
    });
  }
  expect(met.size).toBeGreaterThan(4);
});

test("the spots of a swap are listed in ascending order", () => {
  for (const state of Object.values(prepared.swap))
    for (const action of conspiracy.legal(state, 0))
      if (action.type === "swap-lords") expect(action.spots[0]).toBeLessThan(action.spots[1]);
});

test("CO-9 spots in descending order mean the same swap", () => {
  for (const state of Object.values(prepared.swap))
    for (const action of conspiracy.legal(state, 0)) {
      if (action.type !== "swap-lords") continue;
      const [a, b] = action.spots;
      expect(conspiracy.reduce(state, by(0).swaps(b, a))).toEqual(conspiracy.reduce(state, action));
    }
});
