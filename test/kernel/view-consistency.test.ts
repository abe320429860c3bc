// An untrusted view must be the view of some state; that is checked once.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { viewProblems } from "../../src/kernel/agenda/view-consistency.ts";
import type { Game, GameTypes } from "../../src/kernel/contract/game.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { problems, readView } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError, untyped } from "../bad-input/errors.ts";
import { type Break, set } from "../bad-input/inconsistent-tests.ts";
import { cards, playThrough, rules, start, toy, toyWith } from "./toy-game.ts";

const seed = "any";

/** The toy game, counting how often a state is checked. */
function countingToy() {
  let checks = 0;
  const game = toyWith({
    problems: (state) => {
      checks++;
      return rules.problems(state);
    },
  });
  return { game, checks: () => checks };
}

describe("an untrusted view", () => {
  test("is read as it is, for every viewer", () => {
    const { states } = playThrough(start(), [3, 0, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]);
    for (const state of states)
      for (const viewer of [0, 1, 2, "spectator"] as const) {
        const view = toy.view(state, viewer);
        expect(readView(toy, copy(view))).toEqual(view);
      }
  });

  test("is checked once by readView, and not with every sampled state", () => {
    const { game, checks } = countingToy();
    const { state } = game.setup({ players: 3, turns: 6 }, seed);
    const view = readView(game, copy(game.view(state, 0)));
    expect(checks()).toBe(1);
    for (let i = 0; i < 20; i++) game.sampleState(view, `${i}`);
    game.preview(view, { type: "polish", seat: 0 });
    expect(readView(game, view)).toBe(view);
    expect(checks()).toBe(1);
  });

  test("is checked each time if it was not read, because it may have changed", () => {
    const { game, checks } = countingToy();
    const { state } = game.setup({ players: 3, turns: 6 }, seed);
    const view = copy(game.view(state, 0));
    game.sampleState(view, seed);
    game.preview(view, { type: "polish", seat: 0 });
    expect(checks()).toBe(2);
    view.table.pool = [];
    expect(() => game.sampleState(view, seed)).toThrow(/view of toy/);
  });

  test("does not change with its source", () => {
    const value = copy(toy.view(start(), 0));
    const view = readView(toy, value);
    value.table.seats[0].hand.pop();
    expect(view).toEqual(toy.view(start(), 0));
    expect(Object.isFrozen(view.table.seats[0]!.hand)).toBe(true);
  });

  test("is not trusted by a game that did not read it", () => {
    const strict = toyWith({ problems: () => [{ path: ["table", "pool"], reason: "no" }] });
    const view = readView(toy, copy(toy.view(start(), 0)));
    expect(rulesError(() => strict.sampleState(view, seed)).path).toBe("table.pool");
  });

  test("created by the library is not checked", () => {
    const { game, checks } = countingToy();
    const { state } = game.setup({ players: 3, turns: 6 }, seed);
    const simulation = game.simulate(state);
    for (const position of [state, simulation.state])
      game.sampleState(game.view(position, 1), seed);
    expect(checks()).toBe(0);
  });

  test("cannot be a state, but sampleState takes one", () => {
    for (const state of [start(), copy(start())]) {
      expect(rulesError(() => readView(toy, state)).reason).toMatch(/this is a state/);
      expect(toy.sampleState(state, seed).table).toEqual(state.table);
    }
  });
});

test("an event is not accepted as a view, nor a view as an event", () => {
  const [event] = conspiracy.setup({ players: 2 }, seed).events;
  const view = conspiracy.view(conspiracy.setup({ players: 2 }, seed).state, 0);
  expect(rulesError(() => untyped(conspiracy.sampleState)(event, seed)).message).toMatch(
    /^view of/,
  );
  expect(rulesError(() => untyped(conspiracy.redact)(view, 0)).message).toMatch(/^event of/);
});

/** Tests that every function rejects the broken view of seat 0, with the path. */
function testImpossible<T extends GameTypes>(
  game: Game<T>,
  view: object,
  rows: readonly (readonly [string, Break, string, RegExp])[],
): void {
  test.each(rows)("%s", (_, breakIt, path, reason) => {
    const broken = copy(view);
    breakIt(broken);
    const error = rulesError(() => game.sampleState(broken, seed));
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
    expect(error.message).toContain(`view of ${game.id}`);
    const [problem] = problems(game, "view", broken);
    expect(problem).toEqual(error.problems[0]);
    expect(rulesError(() => readView(game, broken)).problems).toEqual(error.problems);
    expect(rulesError(() => game.preview(broken, {} as never)).problems).toEqual(error.problems);
  });
}

describe("no state of Abyss looks like", () => {
  const state = fromPosition(
    abyss,
    {
      seats: [{ hand: ["crab-1", "squid-2"] }, { hand: ["crab-2", "crab-3"] }, {}],
      court: ["jailer", "miller"],
      council: { crab: ["crab-4"] },
    },
    seed,
  );
  const view = abyss.view(state, 0);
  const question = `agenda.${view.agenda.length - 1}`;
  testImpossible(abyss, view, [
    ["a card twice", set("table.court.1", "jailer"), "table", /^jailer appears too often$/],
    [
      "more copies than the game has",
      set("table.seats.0.hand", ["crab-5", "crab-5"]),
      "table",
      /^crab-5 appears too often$/,
    ],
    [
      "more cards face down than are left",
      ({ table }) => table.deck.push(null),
      "table",
      /^(\d+) exploration cards are face down, but (?!\1)\d+ are unaccounted for$/,
    ],
    [
      "fewer cards face down than are left",
      ({ table }) => table.lordDeck.pop(),
      "table",
      /^(\d+) lords are face down, but (?!\1)\d+ are unaccounted for$/,
    ],
    [
      "a stack with more than there are of its race",
      ({ table }) => table.council.crab.push(...table.deck.splice(0, 13)),
      "table",
      /too few allies/,
    ],
    [
      "hands with more than all allies",
      ({ table }) => {
        table.seats[1].hand.push(...table.deck.splice(0, 40));
        table.seats[2].hand.push(...table.deck.splice(0));
      },
      "table",
      /too few allies/,
    ],
    [
      "a visible card in a hidden deck",
      set("table.lordDeck.3", state.table.lordDeck[3]),
      "table.lordDeck.3",
      /is face up, but hidden from a viewer who sees the rest/,
    ],
    [
      "another player's card",
      set("table.seats.1.hand.0", "crab-2"),
      "table.seats.1.hand.0",
      /is face up, but hidden from a viewer who sees the rest/,
    ],
    [
      "a face-down card that its owner would see",
      set("table.seats.0.hand.1", null),
      "table.seats.0.hand.1",
      /is face down, but visible to a viewer who sees the rest/,
    ],
    [
      "an unsorted hand",
      ({ table }) => table.seats[0].hand.reverse(),
      "table.seats.0.hand.0",
      /is "squid-2", but a viewer who sees the rest sees "crab-1"/,
    ],
    [
      "a seat that does not exist",
      set("table.turn.seat", 3),
      "table.turn.seat",
      /seat 3, expected 0 to 2/,
    ],
    ["a question to another seat", set(`${question}.seats`, [1]), question, /./],
    ["an empty agenda before the end", set("agenda", []), "agenda", /the game is not over/],
    ["a missing key token", set("table.keyTokens", 0), "table.keyTokens", /key tokens/],
  ]);
});

describe("no state of Exiles looks like", () => {
  const view = exiles.view(exiles.setup({ players: 3 }, seed).state, 0);
  testImpossible(exiles, view, [
    [
      "a table with too few seats",
      ({ table }) => table.exiles.seats.pop(),
      "table.exiles.seats",
      /has 2 entries, but the game has 3 seats/,
    ],
    [
      "a deck without its exiles",
      set("table.exiles.deck", []),
      "table",
      /^0 exiles are face down, but \d+ are unaccounted for$/,
    ],
  ]);
});

describe("rules of a custom game", () => {
  const view = copy(toy.view(start(), 0));

  test.each([
    [new TypeError("odd"), /no state looks like it \(odd\)/],
    ["odd", /no state looks like it \(odd\)/],
    [undefined, /no state looks like it/],
  ])("that throw %o for a view reject it", (thrown, reason) => {
    const failing = toyWith({
      fillHidden: () => {
        throw thrown;
      },
    });
    const error = rulesError(() => failing.sampleState(view, seed));
    expect(error.path).toBe("table");
    expect(error.reason).toMatch(reason);
  });

  test("that leave a place empty reject the view", () => {
    const crowded = copy(view);
    crowded.table.deck = cards.map(() => null);
    expect(rulesError(() => toy.sampleState(crowded, seed)).path).toMatch(/^table\.deck\./);
  });
});

describe("differences from what any viewer sees", () => {
  const states = z.unknown();
  /** The problems of a table, given what each viewer would see; the last viewer is the spectator. */
  function problemsIn(table: object, ...seen: object[]) {
    let looks = 0;
    const filled = { seats: seen.slice(1) };
    const hide = (_: unknown, viewer: unknown) => {
      looks += 1;
      return seen.at(viewer === "spectator" ? -1 : (viewer as number));
    };
    const found = untyped(viewProblems)({ fillHidden: () => filled, hide }, states, {
      table,
      agenda: [],
    });
    return { found, looks };
  }

  test.each<[string, object, object, (string | number)[], string]>([
    [
      "more in a list",
      { a: [1, 2] },
      { a: [1] },
      ["a", 1],
      "is 2, but a viewer who sees the rest sees undefined",
    ],
    [
      "less in a list",
      { a: [1] },
      { a: [1, 2] },
      ["a", 1],
      "is undefined, but a viewer who sees the rest sees 2",
    ],
    [
      "more in an object",
      { a: { b: "x" } },
      { a: {} },
      ["a", "b"],
      'is "x", but a viewer who sees the rest sees undefined',
    ],
    [
      "less in an object",
      { a: {} },
      { a: { b: "x" } },
      ["a", "b"],
      'is undefined, but a viewer who sees the rest sees "x"',
    ],
    [
      "a list for an object",
      { a: [1] },
      { a: {} },
      ["a", "0"],
      "is 1, but a viewer who sees the rest sees undefined",
    ],
    [
      "an object for a list",
      { a: {} },
      { a: [1] },
      ["a", "0"],
      "is undefined, but a viewer who sees the rest sees 1",
    ],
    [
      "an object for a number",
      { a: { b: 1 } },
      { a: 7 },
      ["a"],
      "is an object, but a viewer who sees the rest sees 7",
    ],
    [
      "a number for an object",
      { a: 7 },
      { a: { b: 1 } },
      ["a"],
      "is 7, but a viewer who sees the rest sees an object",
    ],
    [
      "too much",
      { a: { b: 1 } },
      { a: null },
      ["a"],
      "is face up, but hidden from a viewer who sees the rest",
    ],
    [
      "too little",
      { a: null },
      { a: { b: 1 } },
      ["a"],
      "is face down, but visible to a viewer who sees the rest",
    ],
  ])("%s", (_, table, seen, path, reason) => {
    expect(problemsIn(table, seen).found).toEqual([{ path: ["table", ...path], reason }]);
  });

  test("none, if a viewer sees the same; the others are not tried", () => {
    const table = { a: [1, null], b: { c: 2 } };
    expect(problemsIn(table, { ...table }, {}, {})).toEqual({ found: [], looks: 1 });
    expect(problemsIn(table, {}, { ...table }, {})).toEqual({ found: [], looks: 2 });
    expect(problemsIn(table, {}, {}, { ...table })).toEqual({ found: [], looks: 3 });
  });

  test("from the viewer with the fewest differences, the first of several", () => {
    const table = { a: 1, b: 1, c: 1 };
    const { found } = problemsIn(table, {}, { a: 1, b: 1 }, { b: 1, c: 1 }, {});
    expect(found).toEqual([
      { path: ["table", "c"], reason: "is 1, but a viewer who sees the rest sees undefined" },
    ]);
  });

  test.each<[unknown, string]>([
    [new Error("no cards"), "no state looks like it (no cards)"],
    ["no cards", "no state looks like it (no cards)"],
  ])("of a view that cannot be filled (%s)", (thrown, reason) => {
    const fill = () => {
      throw thrown;
    };
    expect(untyped(viewProblems)({ fillHidden: fill }, states, {})).toEqual([
      { path: ["table"], reason },
    ]);
  });

  test("of a view that cannot be filled, with the places", () => {
    const problem = { path: ["table", "deck"], reason: "too short" };
    const fill = () => {
      throw new RulesError("cards", problem);
    };
    expect(untyped(viewProblems)({ fillHidden: fill }, states, {})).toEqual([problem]);
  });
});
