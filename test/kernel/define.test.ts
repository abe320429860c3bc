import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Viewer } from "../../src/kernel/data/types.ts";
import {
  type Action,
  accept,
  cards,
  playThrough,
  rules,
  type State,
  start,
  toy,
  toyState,
  toyWith,
  type View,
} from "./toy-game.ts";

const options = { players: 3, turns: 6 };
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const failsAt = (path: string) =>
  expect.objectContaining({ name: "RulesError", path, message: expect.any(String) });

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

/** Numbers that choose the actions of a game; these are enough to end it. */
const picks = fc.array(fc.nat(), { minLength: 40, maxLength: 40 });

describe("setup", () => {
  test("gives the same game for the same options and seed", () => {
    expect(toy.setup(options, "x")).toEqual(toy.setup(options, "x"));
  });

  test("gives different games for different seeds", () => {
    const decks = ["x", "y", "1", "2", ""].map((seed) => start(seed).table.deck.join());
    expect(new Set(decks).size).toBe(5);
  });

  test("performs the tasks of the first agenda and returns the events", () => {
    const { ok, state, events } = toy.setup(options, "x");
    expect(ok).toBe(true);
    expect(toy.decision(state)).toEqual({ ask: "act", seats: [0] });
    expect(events.map(({ type }) => type)).toEqual(["dealt", "dealt", "dealt", "turn-started"]);
  });

  test("keeps the random state after the deal", () => {
    // Otherwise the first shuffle of the game would repeat the deal.
    const undealt = toyWith({
      deal: () => ({ table: toyState([{}, {}]).table as never, agenda: [] }),
    });
    expect(start("x").rng).not.toEqual(undealt.setup(options, "x").state.rng);
  });

  test.each([
    [{ players: 4, turns: 6 }, "players"],
    [{ players: "3", turns: 6 }, "players"],
    [{ players: 3 }, "turns"],
    [{ players: 3, turns: 6, extra: 1 }, "extra"],
    [undefined, ""],
    [null, ""],
  ])("throws for options %j at %j", (wrong, path) => {
    expect(() => toy.setup(wrong as never, "x")).toThrow(failsAt(path));
  });

  test.each([[7], [undefined], [null], [["x"]]])("throws for seed %j", (seed) => {
    expect(() => toy.setup(options, seed as never)).toThrow(/invalid seed.*expected a string/);
  });
});

describe("reduce", () => {
  test("normalises an action", () => {
    const state = start();
    const [a, b] = state.table.seats[0]!.hand.toSorted((x, y) => x - y);
    const result = toy.reduce(state, { type: "play", seat: 0, cards: [b, a] });
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.events[0]).toEqual({ type: "played", seat: 0, cards: [a, b] });
  });

  test("gives the action as it was read: a normalised, frozen copy", () => {
    const state = start();
    const [a, b] = state.table.seats[0]!.hand.toSorted((x, y) => x - y);
    const given = { type: "play", seat: 0, cards: [b!, a!] } as const;
    const result = toy.reduce(state, given);
    const action = result.ok ? result.action : undefined;
    expect(action).toEqual({ type: "play", seat: 0, cards: [a, b] });
    expect(Object.isFrozen(action)).toBe(true);
    expect(Object.isFrozen(given.cards)).toBe(false);
    expect(toy.simulate(state).apply(given)).toMatchObject({ ok: true, action });
    expect(toy.setup(options, "x").action).toBeUndefined();
  });

  test.each([
    [
      { type: "draw", seat: "0" },
      { path: "seat", problem: "invalid_type", expected: ["a whole number from 0 to 3"] },
    ],
    [
      { type: "draw", seat: 9 },
      { path: "seat", problem: "too_big", expected: ["a whole number from 0 to 3"] },
    ],
    [
      { type: "draw", seat: -1 },
      { path: "seat", problem: "too_small", expected: ["a whole number from 0 to 3"] },
    ],
    [
      { type: "draw", seat: 0, x: 1 },
      { path: "x", problem: "unrecognized_keys", expected: ["type", "seat"] },
    ],
    [
      { type: "play", seat: 0, cards: [1, "2"] },
      { path: "cards.1", problem: "invalid_type" },
    ],
    [null, { path: "", problem: "invalid_type", expected: ["an object with type"] }],
    ["draw", { path: "", problem: "invalid_type", expected: ["an object with type"] }],
  ])("refuses %j as malformed", (action, params) => {
    expect(toy.reduce(start(), action)).toMatchObject({
      ok: false,
      refusal: { code: "malformed", rule: "TOY-90", params },
    });
  });

  test("never throws because of the action", () => {
    const state = start();
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (sent) => {
        expect(toy.reduce(state, sent)).toMatchObject({ ok: false, state });
      }),
    );
  });

  test("a refused action returns the same state object", () => {
    const state = start();
    expect(toy.reduce(state, { type: "draw", seat: 1 }).state).toBe(state);
    expect(toy.reduce(state, "garbage").state).toBe(state);
  });

  test("does not change the old state", () => {
    const state = start();
    const before = throughJson(state);
    for (const action of toy.legalActions(state, 0)) accept(state, action);
    expect(state).toEqual(before);
  });

  test("does not change or freeze the action", () => {
    const state = start();
    const action = { type: "play", seat: 0, cards: [...state.table.seats[0]!.hand] } as const;
    toy.reduce(state, action);
    toy.simulate(state).apply(action);
    expect(Object.isFrozen(action.cards)).toBe(false);
  });

  test("shares unchanged parts with the old state", () => {
    const before = start();
    const { state } = accept(before, { type: "polish", seat: 0 });
    expect(state.table.seats[0]).not.toBe(before.table.seats[0]);
    expect(state.table.seats[0]!.hand).toBe(before.table.seats[0]!.hand);
    expect(state.table.seats[1]).toBe(before.table.seats[1]);
    expect(state.table.deck).toBe(before.table.deck);
    expect(state.rng).toBe(before.rng);
  });

  test("advances the generator only for random actions", () => {
    const before = start();
    expect(accept(before, { type: "draw", seat: 0 }).state.rng).toEqual(before.rng);
    expect(accept(before, { type: "fish", seat: 0 }).state.rng).not.toEqual(before.rng);
  });

  test("states and events are deeply frozen plain JSON", () => {
    fc.assert(
      fc.property(fc.string(), picks, (seed, decisions) => {
        const { states } = playThrough(start(seed), decisions);
        for (const state of states) {
          expect(isDeeplyFrozen(state)).toBe(true);
          expect(throughJson(state)).toEqual(state);
        }
      }),
      { numRuns: 20 },
    );
    const { events } = accept(start(), {
      type: "play",
      seat: 0,
      cards: start().table.seats[0]!.hand,
    });
    expect(isDeeplyFrozen(events)).toBe(true);
    expect(isDeeplyFrozen(toy.setup(options, "x").events)).toBe(true);
  });

  test("every state and event is valid by the game's schemas", () => {
    const { states, actions } = playThrough(start(), cards);
    for (const state of states) expect(toy.schemas.state.safeParse(state).success).toBe(true);
    for (const [i, action] of actions.entries())
      for (const event of accept(states[i]!, action).events)
        expect(toy.schemas.event.safeParse(event).success).toBe(true);
  });
});

describe("revealedTo", () => {
  test("is empty if nothing was revealed", () => {
    expect(accept(start(), { type: "polish", seat: 0 }).revealedTo).toEqual([]);
  });

  test("has the seat to which something was revealed", () => {
    expect(accept(start(), { type: "draw", seat: 0 }).revealedTo).toEqual([0]);
  });

  test("is sorted and has no seat twice", () => {
    // Fishing reveals something to 2, then to 2, 0 and 1.
    const agenda = [{ ask: "act", seats: [2] }] as const;
    const state = toyState([{}, {}, {}], { pool: [1], agenda });
    expect(accept(state, { type: "fish", seat: 2 }).revealedTo).toEqual([0, 1, 2]);
  });
});

describe("a state of unknown origin", () => {
  const action: Action = { type: "draw", seat: 0 };
  /** A saved state with another value at one path. */
  function changed(path: string, change: (old: never) => unknown): State {
    const state = throughJson(start());
    const keys = path.split(".");
    const last = keys.pop()!;
    let part = state as unknown as Record<string, unknown>;
    for (const key of keys) part = part[key] as typeof part;
    part[last] = change(part[last] as never);
    return state;
  }
  const to = (value: unknown) => () => value;

  test("is accepted by reduce if it is consistent", () => {
    expect(toy.reduce(throughJson(start()), action)).toEqual(toy.reduce(start(), action));
  });

  test.each<[string, string, (old: never) => unknown]>([
    ["table.seats.1.coins", "table.seats.1.coins", to("many")],
    ["table.seats.0.hand.1", "table.seats.0.hand.1", to(null)],
    ["table.deck.0", "table.deck.0", to(99)],
    ["table", "table.deck", (deck: number[]) => deck.slice(1)],
    ["table", "table.deck", (deck: number[]) => [...deck, deck[0]]],
    ["table.extra", "table.extra", to(1)],
    ["rng", "rng", to([1, 2, 3])],
    ["rng.2", "rng.2", to(2 ** 40)],
    ["agenda.0.seat", "agenda.0.seat", to(1.5)],
    ["agenda.0.do", "agenda.0.do", to("constructor")],
    ["agenda.1.ask", "agenda.1.ask", to("constructor")],
    ["agenda.0", "agenda.0.seat", to(3)], // a seat, but not of this game for three
    ["agenda.1", "agenda.1.seats", to([0, 3])],
    ["agenda.1.seats", "agenda.1.seats", to([0, 0])],
    // The consistency check must not run on this one: it would read the hand of seat -1.
    ["agenda.1.seats.0", "agenda.1.seats", to([-1])],
    ["agenda.1", "agenda.1.seats", to([])],
    ["agenda.0", "agenda", (agenda: unknown[]) => agenda.slice(0, 1)],
  ])("is rejected with the path %s for a change of %s (%#)", (path, changedPath, change) => {
    expect(() => toy.reduce(changed(changedPath, change), action)).toThrow(failsAt(path));
  });

  test("is rejected if a decider has no legal action", () => {
    const { table, ...rest } = throughJson(start());
    const [first, second, third] = table.seats;
    const stuck: State = {
      ...rest,
      table: {
        ...table,
        pool: [...table.pool, ...second!.hand],
        seats: [first!, { ...second!, hand: [] }, third!],
      },
      agenda: [{ ask: "tribute", seats: [1] }],
    };
    expect(() => toy.reduce(stuck, action)).toThrow(failsAt("agenda.0"));
    expect(() => toy.reduce(stuck, action)).toThrow(/seat 1 has no legal answer/);
  });

  test.each([[undefined], [null], [7], ["state"], [[]]])("is rejected if it is %j", (value) => {
    expect(() => toy.reduce(value as never, action)).toThrow(failsAt(""));
  });

  test("is checked once; states created by the game are not", () => {
    let checks = 0;
    const counting = toyWith({
      problems: (state) => {
        checks++;
        return rules.problems(state);
      },
    });
    const { state } = counting.setup(options, "x");
    const second = counting.reduce(state, action).state;
    counting.reduce(second, { ...action, seat: 1 });
    expect(checks).toBe(0);
    const third = counting.reduce(throughJson(second), { ...action, seat: 1 }).state;
    expect(checks).toBe(1);
    counting.reduce(third, { ...action, seat: 2 });
    expect(checks).toBe(1);
    // A state that is sampled from a checked view is not checked again.
    counting.reduce(counting.sampleState(counting.view(second, 0), "x"), { ...action, seat: 1 });
    expect(checks).toBe(1);
  });

  test("the states after it share unchanged parts with each other", () => {
    const polish: Action = { type: "polish", seat: 0 };
    const { state } = accept(throughJson(start()), polish);
    expect(accept(state, polish).state.table.deck).toBe(state.table.deck);
    const sampled = toy.sampleState(toy.view(start(), 0), "x");
    expect(accept(sampled, polish).state.table.deck).toBe(sampled.table.deck);
    const preview = toy.preview(toy.view(start(), 0), polish);
    if (!preview.certain) throw new Error("not certain");
    expect(toy.decision(preview.view)).toBe(preview.view.agenda.at(-1));
  });

  test("is checked although another game created it", () => {
    const strict = toyWith({
      problems: () => [{ path: ["table", "pool"], reason: "not allowed" }],
    });
    expect(() => strict.reduce(start(), action)).toThrow(failsAt("table.pool"));
  });

  test("is not frozen or changed by reduce", () => {
    const state = throughJson(start());
    toy.reduce(state, action);
    expect(Object.isFrozen(state.agenda[0])).toBe(false);
    expect(Object.isFrozen(state.table.seats[1])).toBe(false);
    expect(state).toEqual(start());
  });
});

describe("simulate", () => {
  test("equals reduce, action by action", () => {
    fc.assert(
      fc.property(fc.string(), picks, (seed, decisions) => {
        const { actions, states } = playThrough(start(seed), decisions);
        const simulation = toy.simulate(states[0]!);
        for (const [i, action] of actions.entries()) {
          const { state, ...output } = accept(states[i]!, action);
          expect(simulation.apply(action)).toEqual(output);
          expect(simulation.state).toEqual(state);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("does not change the original, frozen or not", () => {
    for (const original of [start(), throughJson(start())]) {
      const before = throughJson(original);
      toy.simulate(original).apply({ type: "fish", seat: 0 });
      expect(original).toEqual(before);
    }
  });

  test("two simulations of one state are independent", () => {
    const state = start();
    const [one, other] = [toy.simulate(state), toy.simulate(state)];
    one.apply({ type: "polish", seat: 0 });
    expect(other.state).toEqual(state);
  });

  test("refuses what reduce refuses, without a change", () => {
    const state = start();
    const simulation = toy.simulate(state);
    for (const action of [
      { type: "pass", seat: 0 },
      { type: "draw", seat: 1 },
      { type: "give", seat: 0, card: 1 },
      { type: "constructor", seat: 0 } as never,
    ] satisfies Action[]) {
      const refused = toy.reduce(state, action);
      expect(simulation.apply(action)).toEqual({
        ok: false,
        refusal: !refused.ok && refused.refusal,
      });
    }
    expect(simulation.state).toEqual(state);
  });

  // A bot calls all of these with the state of its simulation.
  test.each<[string, (now: State) => unknown]>([
    ["legalActions", (now) => [...toy.legalActions(now, 0)]],
    ["view", (now) => toy.view(now, 0)],
    ["simulate", (now) => toy.simulate(now).apply({ type: "draw", seat: 0 })],
    ["standings", (now) => toy.standings(now)],
    ["totals", (now) => toy.totals(now)],
    ["randomAction", (now) => toy.randomAction(now, 0, { below: () => 0 })],
    ["choices", (now) => toy.choices(now, 0, { type: "play" })],
    ["preview", (now) => toy.preview(now, { type: "polish", seat: 0 })],
    ["reduce", (now) => toy.reduce(now, { type: "draw", seat: 0 })],
    ["sampleState", (now) => toy.sampleState(toy.view(now, 0), "x")],
  ])("works after its state was passed to %s", (_, call) => {
    const simulation = toy.simulate(start());
    call(simulation.state);
    const taxed = accept(start(), { type: "tax", seat: 0 }).state;
    const gift: Action = { type: "give", seat: 1, card: taxed.table.seats[1]!.hand[0]! };
    simulation.apply({ type: "tax", seat: 0 });
    simulation.apply(gift);
    expect(simulation.state).toEqual(accept(taxed, gift).state);
  });
});

describe("view", () => {
  test("turns cards face down that the viewer may not see", () => {
    const { table } = toy.view(start(), 1);
    expect(table.deck.every((card) => card === null)).toBe(true);
    expect(table.seats.map(({ hand }) => hand)).toEqual([
      [null, null],
      start().table.seats[1]!.hand,
      [null, null],
    ]);
  });

  test("has no random state", () => {
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(Object.keys(toy.view(start(), viewer)).sort()).toEqual(["agenda", "table"]);
  });

  test("is valid by the schema of views, not by that of states", () => {
    const view = toy.view(start(), "spectator");
    expect(toy.schemas.view.safeParse(view).success).toBe(true);
    expect(toy.schemas.state.safeParse({ ...view, rng: start().rng }).success).toBe(false);
  });

  test.each([[3], [-1], [0.5], ["0"], ["spectators"], [null], [undefined]])(
    "throws for viewer %j",
    (viewer) => {
      expect(() => toy.view(start(), viewer as Viewer)).toThrow(/no such viewer.*or "spectator"/);
    },
  );
});

describe("redact", () => {
  test("hides a card, or the whole event, from those who may not see it", () => {
    const drew = { type: "drew", seat: 1, card: 4 } as const;
    expect(toy.redact(drew, 1)).toEqual(drew);
    expect(toy.redact(drew, 0)).toEqual({ ...drew, card: null });
    expect(toy.redact({ type: "dealt", seat: 1, cards: [4] }, "spectator")).toBeUndefined();
  });
});

describe("sampleState", () => {
  test("gives a consistent state that looks the same to its viewer", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(8), fc.constantFrom(0, 1, 2, "spectator"), (seed, n, who) => {
        const { states } = playThrough(start(), Array(n).fill(n));
        const view = toy.view(states.at(-1)!, who as Viewer);
        const sampled = toy.sampleState(view, seed);
        expect(toy.view(sampled, who as Viewer)).toEqual(view);
        expect(toy.schemas.state.safeParse(sampled).success).toBe(true);
        expect(isDeeplyFrozen(sampled)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test("depends on the view and the seed alone", () => {
    const view = toy.view(start(), 0);
    expect(toy.sampleState(view, "x")).toEqual(toy.sampleState(throughJson(view), "x"));
    expect(toy.sampleState(view, "x").table.deck).not.toEqual(
      toy.sampleState(view, "y").table.deck,
    );
  });

  test("does not know the real cards or the real random state", () => {
    const sampled = ["a seed", "x"].map((seed) =>
      toy.sampleState(toy.view(start("a seed"), 0), seed),
    );
    for (const { table, rng } of sampled) {
      expect(table.deck).not.toEqual(start("a seed").table.deck);
      expect(rng).not.toEqual(start("a seed").rng);
    }
  });

  test("gives a state that can be continued", () => {
    const sampled = toy.sampleState(toy.view(start(), 0), "x");
    expect(toy.reduce(sampled, { type: "draw", seat: 0 }).ok).toBe(true);
  });

  test("does not change or freeze the view", () => {
    const view = throughJson(toy.view(start(), 0));
    toy.sampleState(view, "x");
    expect(view).toEqual(toy.view(start(), 0));
    expect(Object.isFrozen(view.agenda)).toBe(false);
  });

  test("throws for a seed that is not a string", () => {
    expect(() => toy.sampleState(toy.view(start(), 0), 7 as never)).toThrow(/invalid seed/);
  });
});

describe("a view", () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== "object" ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen));

  test("is deeply frozen, and shares public parts with the state", () => {
    const state = start();
    for (const viewer of [0, "spectator"] as const)
      expect(isFrozen(toy.view(state, viewer))).toBe(true);
    expect(toy.view(state, 0).agenda).toBe(state.agenda);
  });

  test("of a state of unknown origin does not freeze that state", () => {
    const own = throughJson(start());
    const view = toy.view(own, 0);
    expect(isFrozen(view)).toBe(true);
    expect(Object.isFrozen(own.agenda) || Object.isFrozen(own.table.pool)).toBe(false);
    expect(view).toEqual(toy.view(start(), 0));
  });

  test("of a simulation does not change with it", () => {
    const simulation = toy.simulate(start());
    const view = toy.view(simulation.state, 0);
    const before = throughJson(view);
    simulation.apply({ type: "draw", seat: 0 });
    expect(view).toEqual(before);
    expect(simulation.apply({ type: "draw", seat: 1 }).ok).toBe(true);
  });

  test("that is a preview is frozen too", () => {
    const preview = toy.preview(toy.view(toyState([{ hand: [1, 2] }, {}]), 0), {
      type: "play",
      seat: 0,
      cards: [1],
    });
    expect(preview.certain).toBe(true);
    expect(isFrozen(preview)).toBe(false);
    if (preview.certain) expect(isFrozen(preview.view)).toBe(true);
  });
});

describe("tableau, score and standings", () => {
  const finished = toyState(
    [
      { won: [3], shine: 1, coins: 0 },
      { won: [4], coins: 2 },
      { won: [1, 2], coins: 5 },
    ],
    { agenda: [] },
  );

  test("standings are the ranks of the scores of the tableaux", () => {
    expect(toy.standings(finished)).toEqual({
      bySeat: [
        { rank: 2, total: 4 },
        { rank: 1, total: 4 },
        { rank: 3, total: 3 },
      ],
      ranking: [1, 0, 2],
      winners: [1],
      decidedBy: "coins",
      complete: true,
    });
  });

  test("standings are available before the end", () => {
    expect(toy.standings(start()).winners).toEqual([0, 1, 2]);
  });

  test("a tableau has the scoring components of a seat", () => {
    expect(toy.tableau(finished, 2)).toEqual({ won: [1, 2], shine: 0, coins: 5 });
  });

  test.each([[3], [-1], [0.5], ["0"], ["spectator"]])(
    "throws for the tableau of seat %j",
    (seat) => {
      expect(() => toy.tableau(finished, seat as never)).toThrow(/no such seat.*from 0 to 2/);
    },
  );
});

describe("a value that is not a state or view", () => {
  type EntryPoint = (value: never) => unknown;
  const entryPoints: readonly [string, EntryPoint][] = [
    ["reduce", (value) => toy.reduce(value, { type: "draw", seat: 0 })],
    ["simulate", toy.simulate],
    ["decision", toy.decision],
    ["deciders", toy.deciders],
    ["legalActions", (value) => toy.legalActions(value, 0)],
    ["actionTypes", (value) => toy.actionTypes(value, 0)],
    ["choices", (value) => toy.choices(value, 0, { type: "draw" })],
    ["countActions", (value) => toy.countActions(value, 0)],
    ["randomAction", (value) => toy.randomAction(value, 0, { below: () => 0 })],
    ["refusal", (value) => toy.refusal(value, { type: "draw", seat: 0 })],
    ["preview", (value) => toy.preview(value, { type: "draw", seat: 0 })],
    ["view", (value) => toy.view(value, 0)],
    ["sampleState", (value) => toy.sampleState(value, "x")],
    ["tableau", (value) => toy.tableau(value, 0)],
    ["standings", toy.standings],
    ["totals", toy.totals],
  ];

  test.each(entryPoints)("is rejected by %s", (_, call) => {
    for (const value of [
      undefined,
      null,
      7,
      {},
      { table: {}, agenda: [] },
      { table: { seats: [] } },
    ])
      expect(() => call(value as never)).toThrow(/(state|view) of toy/);
  });
});

test("a view that is parsed by the schema equals the game's view", () => {
  const view: View = toy.view(start(), 0);
  expect(toy.schemas.view.parse(throughJson(view))).toEqual(view);
});
