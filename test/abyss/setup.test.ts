import { describe, expect, test } from "vitest";
import { type Ally, races } from "../../src/abyss/cards/allies.ts";
import { locations } from "../../src/abyss/cards/locations.ts";
import { lords } from "../../src/abyss/cards/lords.ts";
import { abyss, type Options } from "../../src/abyss/index.ts";
import type { RuleOptions } from "../../src/abyss/table.ts";
import { sorted } from "../tables.ts";
import { eventsOf, question } from "./prepare.ts";

/** AB-34, AB-39: the rules as they are printed. */
const printed: RuleOptions = { superfluousAllies: "allowed", disabledLords: "influence" };

const seeds = Array.from({ length: 100 }, (_, i) => `seed ${i}`);
const tableOf = (players: number, seed = "seed") => abyss.setup({ players }, seed).state.table;

/** How many different cards occur in one place, over all seeds. */
const variety = (pick: (table: ReturnType<typeof tableOf>) => unknown): number =>
  new Set(seeds.map((seed) => pick(tableOf(2, seed)))).size;

describe("players", () => {
  test.each([2, 3, 4])("AB-1 %i can play", (players) => {
    const { state, events } = abyss.setup({ players }, "seed");
    expect(state.table.seats).toHaveLength(players);
    expect(eventsOf(events, "game-started")).toMatchObject([{ players }]);
  });

  test.each([0, 1, 5, 2.5])("AB-1 %d cannot play", (players) => {
    expect(() => abyss.setup({ players }, "seed")).toThrow(/players/);
  });

  test("AB-1 the game lists its numbers of players", () => {
    expect(abyss.seats).toEqual({ min: 2, max: 4 });
  });

  test.each([2, 3, 4])("AB-1 a random one of %i players begins", (players) => {
    const begun = seeds.map((seed) => {
      const { state, events } = abyss.setup({ players }, seed);
      const first = state.table.turn.seat;
      expect(question(state)).toBe(`act ${first}`);
      expect(eventsOf(events, "game-started")).toMatchObject([{ first }]);
      expect(eventsOf(events, "turn-started")).toEqual([{ type: "turn-started", seat: first }]);
      return first;
    });
    const even = seeds.length / players;
    for (let seat = 0; seat < players; seat++) {
      const times = begun.filter((first) => first === seat).length;
      expect(times, `seat ${seat}`).toBeGreaterThan(even / 2);
      expect(times, `seat ${seat}`).toBeLessThan(even * 2);
    }
  });

  test("AB-1 the set-up may name the first player", () => {
    for (const players of [2, 3, 4])
      for (let firstPlayer = 0; firstPlayer < players; firstPlayer++)
        for (const seed of ["a", "b", "c"])
          expect(question(abyss.setup({ players, firstPlayer }, seed).state)).toBe(
            `act ${firstPlayer}`,
          );
  });

  test("AB-1 the first player must be one of the players", () => {
    expect(() => abyss.setup({ players: 2, firstPlayer: 2 }, "seed")).toThrow(/firstPlayer/);
  });

  test("AB-1 the same seed gives the same game, another seed a different one", () => {
    expect(abyss.setup({ players: 4 }, "a")).toEqual(abyss.setup({ players: 4 }, "a"));
    expect(tableOf(4, "a")).not.toEqual(tableOf(4, "b"));
  });
});

describe("exploration deck", () => {
  const copies = { 1: 4, 2: 3, 3: 3, 4: 2, 5: 1 } as const;

  test("AB-2 71 cards: the same 13 allies in each of five races, and 6 monsters", () => {
    const { deck } = tableOf(3);
    expect(deck).toHaveLength(71);
    expect(sorted(races)).toEqual(["crab", "jellyfish", "seahorse", "shellfish", "squid"]);
    const count = (card: Ally | "monster") => deck.filter((one) => one === card).length;
    expect(count("monster")).toBe(6);
    for (const race of races)
      for (const value of [1, 2, 3, 4, 5] as const)
        expect(count(`${race}-${value}`), `${race}-${value}`).toBe(copies[value]);
  });

  test("AB-2 it is shuffled, from top to bottom", () => {
    expect(variety(({ deck }) => deck.at(-1))).toBeGreaterThan(15);
    expect(variety(({ deck }) => deck[35])).toBeGreaterThan(15);
    expect(variety(({ deck }) => deck[0])).toBeGreaterThan(15);
  });

  test("AB-2 no exploration card lies anywhere else", () => {
    const { discard, track, council, seats } = tableOf(4);
    expect([discard, track, Object.values(council).flat()]).toEqual([[], [], []]);
    for (const { hand, affiliated } of seats) expect([hand, affiliated]).toEqual([[], []]);
  });
});

describe("lords", () => {
  test("AB-3 35 lords: 6 in the court, the others in the deck", () => {
    const { court, lordDeck, discardedLords } = tableOf(2);
    expect(court).toHaveLength(6);
    expect(lordDeck).toHaveLength(29);
    expect(discardedLords).toEqual([]);
    expect(sorted([...court, ...lordDeck])).toEqual(sorted(lords));
  });

  test("AB-3 the court is public", () => {
    const { state, events } = abyss.setup({ players: 2 }, "seed");
    expect(eventsOf(events, "court-filled")).toEqual([
      { type: "court-filled", lords: state.table.court },
    ]);
  });

  test("AB-3 they are shuffled: court and deck differ from game to game", () => {
    expect(variety(({ court }) => court[0])).toBeGreaterThan(20);
    expect(variety(({ court }) => court[5])).toBeGreaterThan(20);
    expect(variety(({ lordDeck }) => lordDeck.at(-1))).toBeGreaterThan(20);
    expect(variety(({ lordDeck }) => lordDeck[0])).toBeGreaterThan(20);
  });
});

describe("locations", () => {
  test("AB-4 20 locations: one is available, the others are the stack", () => {
    const { available, stack, drawn } = tableOf(3);
    expect(available).toHaveLength(1);
    expect(stack).toHaveLength(19);
    expect(drawn).toEqual([]);
    expect(sorted([...available, ...stack])).toEqual(sorted(locations));
  });

  test("AB-4 the available one is shown to all", () => {
    const { state, events } = abyss.setup({ players: 2 }, "seed");
    expect(eventsOf(events, "locations-made-available")).toEqual([
      { type: "locations-made-available", locations: state.table.available },
    ]);
  });

  test("AB-4 they are shuffled", () => {
    expect(variety(({ available }) => available[0])).toBeGreaterThan(15);
    expect(variety(({ stack }) => stack.at(-1))).toBeGreaterThan(15);
    expect(variety(({ stack }) => stack[0])).toBeGreaterThan(15);
  });
});

describe("tokens, threat and pearls", () => {
  test("AB-5 20 monster tokens: nine 2s, nine 3s, two 4s", () => {
    expect(sorted(tableOf(4).tokens)).toEqual([
      ...Array.from({ length: 9 }, () => 2),
      ...Array.from({ length: 9 }, () => 3),
      4,
      4,
    ]);
  });

  test("AB-5 they are shuffled: each value comes up at either end", () => {
    expect(variety(({ tokens }) => tokens.at(-1))).toBe(3);
    expect(variety(({ tokens }) => tokens[0])).toBe(3);
    expect(variety(({ tokens }) => tokens.join(""))).toBe(seeds.length);
  });

  test("AB-5 they lie face down, for players and spectators", () => {
    const { state } = abyss.setup({ players: 2 }, "seed");
    for (const viewer of [0, 1, "spectator"] as const)
      expect(abyss.view(state, viewer).table.tokens).toEqual(
        Array.from({ length: 20 }, () => null),
      );
  });

  test("AB-6 the threat marker stands on space 1, ten key tokens lie in the supply", () => {
    expect(tableOf(4)).toMatchObject({ threat: 1, keyTokens: 10 });
  });

  test("AB-6 each player has one pearl and nothing else", () => {
    const { seats } = tableOf(4);
    for (const area of seats)
      expect(area).toEqual({
        pearls: 1,
        keys: 0,
        hand: [],
        tokens: [],
        affiliated: [],
        lords: [],
        disabled: [],
        locations: [],
      });
  });

  test.each<[string, NonNullable<Options["rules"]> | undefined, RuleOptions]>([
    ["nothing", undefined, printed],
    ["no rules", {}, printed],
    ["as printed", printed, printed],
    [
      "superfluous allies forbidden",
      { superfluousAllies: "forbidden" },
      { ...printed, superfluousAllies: "forbidden" },
    ],
    ["disabled lords in full", { disabledLords: "all" }, { ...printed, disabledLords: "all" }],
    [
      "both",
      { superfluousAllies: "forbidden", disabledLords: "all" },
      { superfluousAllies: "forbidden", disabledLords: "all" },
    ],
  ])("AB-34 AB-39 the set-up defines the optional rules: %s", (_, rules, expected) => {
    const { state } = abyss.setup({ players: 2, ...(rules && { rules }) }, "seed");
    expect(state.table.rules).toEqual(expected);
  });
});
