// The opponent's turn: which pile it takes, and what it does with it.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Colour, colours, type Lord, lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { type Opponent, opponentCards, opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo, wantedPiles } from "../../src/conspiracy-solo/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { pearlsOf, sorted } from "../tables.ts";
import { me } from "./by.ts";
import { expectedPiles } from "./expected-piles.ts";
import {
  type Description,
  eventsOf,
  kinds,
  open,
  opponentsTurn,
  play,
  prepare,
  question,
  type State,
} from "./prepare.ts";

const wantedIn = (description: Description): readonly Colour[] =>
  wantedPiles(prepare(description).table);

describe("the cards", () => {
  // From the card file.
  test.each<[Opponent, object]>([
    [
      "farmer",
      {
        colour: "yellow",
        conditions: ["many", "keys", "coalition"],
        scoring: null,
        special: null,
      },
    ],
    [
      "soldier",
      {
        colour: "red",
        conditions: ["red", "six", "coalition", "many"],
        scoring: { kind: "perLordOfColour", colour: "red", base: 1, each: 2 },
        special: { kind: "order", draw: 1 },
      },
    ],
    [
      "merchant",
      {
        colour: "green",
        conditions: ["pearls", "coalition", "many"],
        scoring: { kind: "perPearlPair", each: 1 },
        special: null,
      },
    ],
    [
      "politician",
      {
        colour: "blue",
        conditions: ["six", "keys", "coalition", "many"],
        scoring: { kind: "bestLord" },
        special: null,
      },
    ],
    [
      "mage",
      {
        colour: "purple",
        conditions: ["keys", "coalition", "many"],
        scoring: { kind: "perLocation", each: 1 },
        special: { kind: "anyTwoKeys" },
      },
    ],
  ])("CO-52 the %s", (opponent, card) => {
    expect(opponentCards[opponent]).toEqual(card);
  });
});

/** Two groups of two, blue on spots 2 and 3, yellow on spots 1 and 6; the next spot is the seventh. */
const pairs: readonly Lord[] = ["yellow-1", "blue-3", "blue-0", "red-1", "green-4", "yellow-0"];

describe("which pile the opponent takes", () => {
  test.each<[string, Opponent, readonly Lord[], readonly Lord[], readonly Colour[]]>([
    ["many: one lord is not many", "farmer", [], ["red-4"], []],
    [
      "many: the most lords",
      "farmer",
      [],
      ["red-4", "red-3", "blue-4", "blue-4", "blue-3"],
      ["blue"],
    ],
    ["many: equally many", "farmer", [], ["red-4", "red-3", "blue-4", "blue-4"], ["red", "blue"]],
    ["keys: none", "mage", [], ["red-4", "blue-3"], []],
    [
      "keys: of either colour",
      "mage",
      [],
      ["red-1", "red-2", "blue-2", "blue-6", "blue-4"],
      ["red"],
    ],
    [
      "keys: equally many, silver and gold",
      "mage",
      [],
      ["red-1", "blue-2", "green-4"],
      ["red", "blue"],
    ],
    ["pearls: lords, not pearls", "merchant", [], ["red-3", "blue-4", "blue-4"], ["blue"]],
    [
      "pearls: of 3 and of 4 alike",
      "merchant",
      [],
      ["red-3", "blue-4", "green-1"],
      ["red", "blue"],
    ],
    ["pearls: a 6 has none", "merchant", [], ["red-6", "blue-4"], ["blue"]],
    ["red: one is enough", "soldier", [], ["red-0", "blue-6", "blue-4", "blue-3"], ["red"]],
    ["six: alone", "politician", [], ["red-1", "red-2", "blue-6"], ["blue"]],
    ["six: two piles have one", "politician", [], ["red-6", "blue-6", "blue-1"], ["red", "blue"]],
    ["coalition: a group of 3", "merchant", pairs, ["blue-1", "green-1"], ["blue"]],
    ["coalition: a group of 2 is not enough", "merchant", pairs, ["green-1", "red-2"], []],
    ["coalition: equal groups", "merchant", pairs, ["blue-1", "yellow-1"], ["yellow", "blue"]],
    [
      "coalition: more lords in the pile",
      "merchant",
      pairs,
      ["blue-1", "yellow-1", "yellow-2"],
      ["yellow"],
    ],
    [
      "coalition: every further lord counts",
      "merchant",
      pairs,
      ["blue-1", "blue-1", "blue-1", "blue-2", "yellow-1", "yellow-1", "yellow-2"],
      ["blue"],
    ],
    [
      "coalition: a larger group",
      "merchant",
      [...pairs.slice(0, 5), "blue-2"],
      ["blue-1", "green-1"],
      ["blue"],
    ],
    ["coalition: before many", "merchant", pairs, ["blue-1", "green-1", "green-1"], ["blue"]],
    ["no piles", "mage", pairs, [], []],
  ])("CO-42 CO-43 %s", (_, opponent, lords, piles, colours) => {
    expect(wantedIn({ opponent, other: { lords }, piles })).toEqual(colours);
  });

  test("CO-43 a lord counts once, even if it touches the next spot together with another of its group", () => {
    // Both blue lords touch spot 7, but only one of the yellow ones; still the groups are equal.
    const piles: readonly Lord[] = ["blue-1", "blue-2", "yellow-1", "yellow-2"];
    const other = { lords: pairs };
    expect(wantedIn({ opponent: "merchant", other, piles })).toEqual(["yellow", "blue"]);
  });

  test.each<[Opponent, readonly Lord[], Colour]>([
    // Each condition is met by a different pile; without that pile the next condition decides.
    ["farmer", ["red-3", "red-3", "green-1", "blue-4"], "red"],
    ["farmer", ["green-1", "blue-4"], "green"],
    ["farmer", ["blue-4"], "blue"],
    ["soldier", ["red-1", "green-6", "blue-4", "purple-1", "purple-1"], "red"],
    ["soldier", ["green-6", "blue-4", "purple-1", "purple-1"], "green"],
    ["soldier", ["blue-4", "purple-1", "purple-1"], "blue"],
    ["soldier", ["purple-1", "purple-1"], "purple"],
    ["merchant", ["green-3", "blue-1", "purple-1", "purple-1"], "green"],
    ["merchant", ["blue-1", "purple-1", "purple-1"], "blue"],
    ["merchant", ["purple-1", "purple-1"], "purple"],
    ["politician", ["red-6", "green-1", "blue-4", "purple-3", "purple-4"], "red"],
    ["politician", ["green-1", "blue-4", "purple-3", "purple-4"], "green"],
    ["politician", ["blue-4", "purple-3", "purple-4"], "blue"],
    ["politician", ["purple-3", "purple-4"], "purple"],
    ["mage", ["green-1", "blue-4", "purple-3", "purple-4"], "green"],
    ["mage", ["blue-4", "purple-3", "purple-4"], "blue"],
    ["mage", ["purple-3", "purple-4"], "purple"],
  ])(
    "CO-42 CO-52 the first condition of the %s that a pile of %j meets decides",
    (opponent, piles, colour) => {
      expect(wantedIn({ opponent, other: { lords: pairs }, piles })).toEqual([colour]);
    },
  );

  test("CO-42 CO-43 the same piles as by an independent calculation, on random tables", () => {
    const shuffled = fc.shuffledSubarray([...lordDeck], { minLength: 20, maxLength: 26 });
    const tables = fc.tuple(
      shuffled,
      fc.integer({ min: 0, max: 14 }),
      fc.constantFrom(...opponents),
    );
    let met = 0;
    fc.assert(
      fc.property(tables, ([lords, placed, opponent]) => {
        const chamber = lords.slice(0, placed);
        const piled = lords.slice(14, 14 + (lords.length % 9));
        const { table } = prepare();
        const piles = Object.fromEntries(
          colours.map((colour) => [colour, piled.filter((lord) => lord.startsWith(colour))]),
        ) as Record<Colour, Lord[]>;
        const other = { ...table.seats[1]!, lords: chamber };
        const found = wantedPiles({
          ...table,
          piles,
          seats: [table.seats[0]!, other],
          solo: { ...table.solo, opponent },
        });
        expect(found).toEqual(expectedPiles(opponent, piles, chamber)?.colours ?? []);
        met += found.length > 0 ? 1 : 0;
      }),
      { seed: 1, numRuns: 400 },
    );
    expect(met).toBeGreaterThan(200);
  });
});

describe("the opponent's turn", () => {
  test("CO-42 it takes the whole pile, and never draws lords", () => {
    const { state, events } = opponentsTurn({ piles: ["red-3", "red-4", "blue-4"] });
    expect(eventsOf(events, "pile-taken")).toMatchObject([
      { seat: 1, colour: "red", lords: ["red-3", "red-4"] },
    ]);
    expect(eventsOf(events, "lords-drawn").map(({ seat }) => seat)).toEqual([0]);
    expect(state.table.piles.red).toEqual([]);
    expect(state.table.piles.blue).toEqual(["blue-4"]);
  });

  test("CO-42 CO-60 the player chooses among equally good piles, and the others stay", () => {
    const { state } = opponentsTurn({ piles: ["red-3", "red-4", "blue-4", "blue-3", "green-1"] });
    expect(question(state)).toBe("opponent-pile 0");
    expect(open(state)).toEqual([me.takesPile("red"), me.takesPile("blue")]);
    const taken = play(state, me.takesPile("blue"), me.places("blue-3"));
    expect(taken.state.table.seats[1]!.lords).toEqual(["blue-3", "blue-4"]);
    expect(taken.state.table.piles.red).toEqual(["red-3", "red-4"]);
    expect(taken.state.table.seats[0]!.lords).toHaveLength(1);
  });

  test("CO-44 in the same turn, lords are revealed one by one until a condition is met", () => {
    const { state, events } = opponentsTurn({
      opponent: "merchant",
      nextLords: ["green-1", "blue-2", "red-0", "yellow-4"],
    });
    const reveals = eventsOf(events, "lord-revealed");
    expect(reveals.map(({ lord }) => lord)).toEqual(["green-1", "blue-2", "red-0", "yellow-4"]);
    expect(reveals.map(({ seat }) => seat)).toEqual([1, 1, 1, 1]);
    expect(state.table.seats[1]!.lords).toEqual(["yellow-4"]);
    expect(state.table.piles.green).toEqual(["green-1"]);
    expect(question(state)).toBe("recruit 0");
  });

  test("CO-44 after each lord the conditions are checked from the first, and no more lords are revealed than needed", () => {
    // Blue 6 meets `six`, the first condition, before another red lord would meet `many`.
    const { events } = opponentsTurn({
      opponent: "politician",
      piles: ["red-3"],
      nextLords: ["blue-6", "red-4"],
    });
    expect(eventsOf(events, "lord-revealed").slice(0, 1)).toMatchObject([{ lord: "blue-6" }]);
    expect(eventsOf(events, "pile-taken")).toMatchObject([{ colour: "blue" }]);
  });

  test("CO-44 CO-45 at most six lords are revealed; no turn is passed", () => {
    let shown = 0;
    for (const opponent of opponents)
      for (let game = 0; game < 6; game++)
        for (const { events, state } of playRandomly(conspiracySolo, { opponent }, `six ${game}`)) {
          const since = events.findLastIndex(({ type }) => type === "turn-started");
          const reveals = eventsOf(events.slice(since), "lord-revealed").length;
          if (state.table.turn === 1) shown = Math.max(shown, reveals);
          expect(eventsOf(events, "turn-passed")).toEqual([]);
        }
    expect(shown).toBeGreaterThan(2);
    expect(shown).toBeLessThanOrEqual(6);
  });

  test("CO-44 lords of the deck are revealed to both sides", () => {
    expect(opponentsTurn({ nextLords: ["green-4", "green-3"] }).revealedTo).toEqual([0, 1]);
    const replay = play(
      prepare({
        player: { lords: ["red-1", "red-3", "blue-4", "green-0", "red-4"] },
        nextLords: ["red-2", "green-4", "green-3"],
      }),
      me.draws(1),
    ).state;
    expect(play(replay, me.keepsToken()).revealedTo).toEqual([0, 1]);
    expect(play(replay, me.usesToken()).revealedTo).toEqual([]);
  });

  test("CO-45 with an empty deck and no condition met it passes", () => {
    // This state is inconsistent, because lords are missing; `reduce` does not check that.
    const { table, ...rest } = play(
      prepare({
        player: { lords: ["red-1", "red-3", "blue-4", "green-0", "red-4"] },
        nextLords: ["red-2"],
      }),
      me.draws(1),
    ).state;
    const bare: State = {
      ...rest,
      table: { ...table, lordDeck: ["green-4"], piles: { ...table.piles, blue: ["blue-4"] } },
    };
    const result = conspiracySolo.reduce(assumeConsistent(conspiracySolo, bare), me.keepsToken());
    if (!result.ok) throw new Error("refused");
    expect(kinds(result.events)).toEqual([
      "turn-started",
      "lord-revealed",
      "turn-passed",
      "turn-started",
    ]);
    expect(eventsOf(result.events, "turn-passed")).toEqual([{ type: "turn-passed", seat: 1 }]);
    expect(result.state.table.piles).toMatchObject({ blue: ["blue-4"], green: ["green-4"] });
    expect(question(result.state)).toBe("recruit 0");
  });

  test("CO-46 the player chooses the order in which its lords are placed", () => {
    const { state } = opponentsTurn({ piles: ["red-0", "red-3", "red-4"] });
    expect(question(state)).toBe("place 0");
    expect(open(state)).toEqual(["red-0", "red-3", "red-4"].map((lord) => me.places(lord as Lord)));
    const placed = play(state, me.places("red-4"), me.places("red-0")).state;
    expect(placed.table.seats[1]!.lords).toEqual(["red-4", "red-0", "red-3"]);
    expect(placed.table.seats[0]!.lords).toEqual(["purple-0"]);
  });

  test("CO-8 CO-46 the player chooses which lords fill the last spots; the rest go back", () => {
    const fourteen = lordDeck.filter((lord) => /^(yellow|green|blue).*[34]/.test(lord));
    const lords = [...fourteen, "purple-3", "purple-4"] as const;
    expect(lords).toHaveLength(14);
    const { state } = opponentsTurn({
      other: { lords },
      piles: ["red-4", "red-3", "red-1"],
    });
    const { state: after, events } = play(state, me.places("red-3"));
    expect(after.table.seats[1]!.lords.at(-1)).toBe("red-3");
    expect(eventsOf(events, "lords-returned")).toEqual([
      { type: "lords-returned", seat: 1, lords: ["red-1", "red-4"] },
    ]);
    expect(after.table.piles.red).toEqual(["red-1", "red-4"]);
  });
});

describe("abilities of the opponent's lords", () => {
  test("CO-47 it never swaps, however many lords could move", () => {
    const { state, events } = opponentsTurn({
      other: { lords: ["yellow-3", "green-4", "blue-6"] },
      piles: ["red-0", "red-4"],
    });
    const { state: after, events: more } = play(state, me.places("red-0"));
    expect(question(after)).toBe("recruit 0");
    expect(eventsOf([...events, ...more], "lords-swapped")).toEqual([]);
    expect(after.table.seats[1]!.lords).toEqual([
      "yellow-3",
      "green-4",
      "blue-6",
      "red-0",
      "red-4",
    ]);
  });

  test("CO-47 it gets pearls, keys and the reveal of a 6", () => {
    const { state } = opponentsTurn({
      piles: ["red-3", "red-6", "red-1", "red-1"],
      nextLords: ["red-2"],
      available: ["gold-keys"],
    });
    const after = play(state, me.places("red-6"), me.places("red-3"), me.places("red-1"));
    expect(eventsOf(after.events, "lord-revealed")).toMatchObject([{ seat: 1, lord: "red-2" }]);
    expect(after.state.table.piles.red).toEqual(["red-2"]);
    expect(pearlsOf(after.state)).toEqual([0, 2]);
    expect(after.state.table.seats[1]!.locations).toEqual([{ location: "gold-keys", spot: 4 }]);
  });

  test("CO-13 CO-47 its coats of arms lie on its best lords", () => {
    const { state } = opponentsTurn({ piles: ["red-3", "red-4", "red-0"] });
    const first = play(state, me.places("red-3"), me.places("red-0")).state;
    expect(first.table.seats[1]!.coats).toMatchObject({ red: 3, blue: null });
    const other = play(state, me.places("red-4"), me.places("red-3")).state;
    expect(other.table.seats[1]!.coats.red).toBe(1);
  });
});

test("CO-60 every question is put to the player", () => {
  const met = new Set<string>();
  for (const opponent of opponents)
    for (let game = 0; game < 4; game++)
      for (const { state } of playRandomly(conspiracySolo, { opponent }, `deciders ${game}`)) {
        const decision = conspiracySolo.decision(state);
        if (!decision) continue;
        expect(decision.seats).toEqual([0]);
        expect([...conspiracySolo.legalActions(state, 1)]).toEqual([]);
        met.add(`${decision.ask} ${state.table.turn}`);
      }
  // Only these two are asked in the opponent's turn.
  expect(sorted([...met].filter((name) => name.endsWith("1")))).toEqual([
    "opponent-pile 1",
    "place 1",
  ]);
});

test.each(opponents)("CO-42 with a full chamber the %s wants no pile", (opponent) => {
  let full = 0;
  for (let game = 0; game < 6; game++)
    for (const { state } of playRandomly(conspiracySolo, { opponent }, `full ${game}`)) {
      const isFull = state.table.seats[1]!.lords.length === 15;
      if (isFull) expect(wantedPiles(state)).toEqual([]);
      else wantedPiles(state);
      full += isFull ? 1 : 0;
    }
  expect(full).toBeGreaterThan(0);
});
