import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDecisionOf, isTaskOf } from "../../src/kernel/rules/blueprint.ts";
import {
  type Action,
  accept,
  playThrough,
  rules,
  start,
  toy,
  toyState,
  toyWith,
} from "./toy-game.ts";

const legalTypes = (state: Parameters<typeof toy.legalActions>[0], seat: number) =>
  [...new Set([...toy.legalActions(state, seat)].map(({ type }) => type))].sort();

test("isTaskOf and isDecisionOf recognise an entry by its name", () => {
  const task = { do: "act", seat: 0 };
  const question = { ask: "act", seats: [0] };
  const entries = [task, { do: "rest" }, question, { ask: "rest", seats: [] }, undefined];
  expect(entries.map((entry) => isTaskOf(entry, "act"))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(entries.map((entry) => isDecisionOf(entry, "act"))).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

describe("a reaction to an event", () => {
  // In this variant a seat that fishes or polishes draws a card.
  const generous = toyWith({
    reactions: {
      fished: [(_, { seat }, { next }) => next({ do: "draw-card", seat })],
      polished: [(_, { seat }, { next }) => next({ do: "draw-card", seat })],
    },
  });
  const typesAfter = (action: Action) => {
    const state = toyState([{ coins: 1 }, {}], { pool: [7], deck: [8, 9] });
    return accept(state, action, generous).events.map(({ type }) => type);
  };

  test("runs before the tasks that are on the agenda", () => {
    expect(typesAfter({ type: "fish", seat: 0 })).toEqual([
      ...["fished", "drew"],
      ...["turn-ended", "turn-started"],
    ]);
  });

  test("runs after those before it, and what each pushes runs in the order in which it was pushed", () => {
    const game = toyWith({
      reactions: {
        fished: [
          (_, __, { emit, next }) => {
            emit({ type: "polished", seat: 0 });
            next({ do: "draw-card", seat: 2 }, { do: "draw-card", seat: 0 });
          },
          (_, __, { emit, next }) => {
            emit({ type: "polished", seat: 1 });
            next({ do: "draw-card", seat: 1 });
          },
        ],
      },
    });
    const state = toyState([{}, {}, {}], { pool: [7], deck: [8, 9, 10] });
    const { events } = accept(state, { type: "fish", seat: 0 }, game);
    expect(events.map(({ type, seat }) => `${type} ${seat}`)).toEqual([
      ...["fished 0", "polished 0", "polished 1"],
      ...["drew 2", "drew 0", "drew 1"],
      ...["turn-ended 0", "turn-started 1"],
    ]);
  });

  test("runs even if no task is above the question", () => {
    expect(typesAfter({ type: "polish", seat: 0 })).toEqual(["polished", "drew"]);
  });
});

describe("tasks", () => {
  test("run in the order in which they were pushed, before earlier entries", () => {
    const state = toyState([{ coins: 2 }, { hand: [1] }], { deck: [8, 9] });
    const taxed = accept(state, { type: "tax", seat: 0 });
    expect(taxed.state.agenda).toEqual([
      { do: "end-turn", seat: 0 },
      { do: "draw-card", seat: 0 },
      { ask: "tribute", seats: [1] },
    ]);

    const { events } = accept(taxed.state, { type: "give", seat: 1, card: 1 });
    expect(events.map(({ type, seat }) => [type, seat])).toEqual([
      ["gave", 1],
      ["drew", 0],
      ["turn-ended", 0],
      ["turn-started", 1],
    ]);
  });

  test("stop at a question; the tasks below it wait", () => {
    const { state } = accept(start(), { type: "tax", seat: 0 });
    expect(toy.decision(state)).toEqual({ ask: "tribute", seats: [1, 2] });
    expect(state.table.deck).toEqual(start().table.deck);
  });

  // Each turn immediately starts the next one, until no turns are left.
  const endless = toyWith({
    deal: ({ players, turns }, play) => {
      const { table, agenda } = rules.deal({ players, turns }, play);
      return { table: { ...table, turnsLeft: turns === 30 ? 1001 : 1000 }, agenda };
    },
    tasks: {
      ...rules.tasks,
      "start-turn": (table, { seat }, { next }) => {
        table.turnsLeft -= 1;
        if (table.turnsLeft > 0) next({ do: "start-turn", seat });
      },
    },
  });

  test("may be a thousand in a row; more is an endless loop", () => {
    expect(endless.setup({ players: 2, turns: 1 }, "x").state.agenda).toEqual([]);
    expect(() => endless.setup({ players: 2, turns: 30 }, "x")).toThrow(
      "over 1000 tasks in a row, the last: start-turn",
    );
  });

  test("run out at the end of the game: no question, no deciders, no legal action", () => {
    const { state } = accept(toyState([{ hand: [1] }, {}], { turnsLeft: 1 }), {
      type: "play",
      seat: 0,
      cards: [1],
    });
    expect(state.agenda).toEqual([]);
    expect(toy.decision(state)).toBeUndefined();
    expect(toy.deciders(state)).toEqual([]);
    expect([...toy.legalActions(state, 0)]).toEqual([]);
  });
});

describe("a question to several seats", () => {
  const taxed = (hands: readonly number[][], coins = 0) => {
    const others = hands.map((hand) => ({ hand, coins }));
    return accept(toyState([{ coins: 2 }, ...others]), { type: "tax", seat: 0 }).state;
  };

  test("drops a seat without an answer", () => {
    expect(toy.decision(taxed([[], [5]]))).toEqual({ ask: "tribute", seats: [2] });
  });

  test("lapses without seats, and the next entries run", () => {
    expect(toy.decision(taxed([[], []]))).toEqual({ ask: "act", seats: [1] });
  });

  test("lapses even if a seat could act without answering", () => {
    const state = taxed([[], []], 1);
    expect(toy.decision(state)?.ask).toBe("act");
    expect(legalTypes(state, 1)).toContain("polish");
  });

  test("drops a seat that loses its answer while the question is open", () => {
    // In this variant a gift costs the other seats their hands.
    const { moves } = rules;
    const harsh = toyWith({
      moves: {
        ...moves,
        give: {
          ...moves.give,
          perform(table, action, play, decision) {
            moves.give.perform(table, action, play, decision);
            for (const { hand } of table.seats) hand.length = 0;
          },
        },
      },
    });
    const state = taxed([[4], [5]]);
    expect(harsh.deciders(state)).toEqual([1, 2]);
    const given = accept(state, { type: "give", seat: 1, card: 4 }, harsh).state;
    expect(harsh.decision(given)?.ask).toBe("act");
  });

  test("is closed for a seat that has answered, and stays open for the others", () => {
    const { state } = accept(taxed([[4], [5]]), { type: "give", seat: 1, card: 4 });
    expect(toy.deciders(state)).toEqual([2]);
    expect([...toy.legalActions(state, 1)]).toEqual([]);
    expect([...toy.legalActions(state, 2)]).toEqual([{ type: "give", seat: 2, card: 5 }]);
  });

  test("gives the same state in any order of answers", () => {
    const first: Action = { type: "give", seat: 1, card: 7 };
    const second: Action = { type: "give", seat: 2, card: 3 };
    const inOrder = (a: Action, b: Action) => accept(accept(taxed([[7], [3]]), a).state, b).state;
    expect(inOrder(first, second)).toEqual(inOrder(second, first));
    expect(inOrder(first, second).table.pool).toEqual([3, 7]);
  });
});

describe("a move that keeps the question open", () => {
  test("leaves the question to the same seats", () => {
    const before = start();
    const { state } = accept(before, { type: "polish", seat: 0 });
    expect(state.agenda).toEqual(before.agenda);
    expect(state.table.seats[0]).toMatchObject({ coins: 2, shine: 1 });
  });

  test("leaves a shared question to all of its seats", () => {
    const taxed = accept(start(), { type: "tax", seat: 0 }).state;
    const { state } = accept(taxed, { type: "polish", seat: 2 });
    expect(toy.decision(state)).toEqual({ ask: "tribute", seats: [1, 2] });
  });
});

describe("a last resort", () => {
  const pass: Action = { type: "pass", seat: 0 };

  test("is legal if nothing else answers the question", () => {
    const stuck = toyState([{}, {}]);
    expect([...toy.legalActions(stuck, 0)]).toEqual([pass]);
    expect(toy.refusal(stuck, pass)).toBeUndefined();
    expect(accept(stuck, pass).events[0]).toEqual({ type: "passed", seat: 0 });
  });

  test("keeps its question from lapsing", () => {
    const { state } = accept(toyState([{}, {}]), pass);
    expect(toy.decision(state)).toEqual({ ask: "act", seats: [1] });
  });

  test("is legal beside a move that would leave the question open", () => {
    expect(legalTypes(toyState([{ coins: 1 }, {}]), 0)).toEqual(["pass", "polish"]);
  });

  test("is refused and not listed if another move is possible", () => {
    const free = toyState([{ hand: [4] }, {}]);
    expect(legalTypes(free, 0)).toEqual(["play"]);
    const refusal = { code: "other-moves-possible", rule: "TOY-94", params: {} };
    expect(toy.refusal(free, pass)).toEqual(refusal);
    expect(toy.reduce(start(), pass)).toMatchObject({ ok: false, refusal });
  });

  test("depends on the moves of its own seat, not on those of others", () => {
    const agenda = [{ ask: "act", seats: [0, 1] }] as const;
    const state = toyState([{}, { hand: [3] }], { agenda });
    expect(legalTypes(state, 0)).toEqual(["pass"]);
    expect(legalTypes(state, 1)).toEqual(["play"]);
  });
});

describe("a move that declines", () => {
  // In this variant a seat that could pay a tribute may decline.
  const polite = toyWith({
    moves: { ...rules.moves, pass: { ...declining(rules.moves.pass), declines: true } },
    answers: { ...rules.answers, tribute: ["give", "pass"] },
  });
  function declining({ options, refuse, perform }: typeof rules.moves.pass) {
    return { options, refuse, perform };
  }
  const tax: Action = { type: "tax", seat: 0 };

  test("is legal beside the answers, and closes the question for its seat", () => {
    const { state } = accept(toyState([{ coins: 2 }, { hand: [1] }, { hand: [2] }]), tax, polite);
    expect([...polite.legalActions(state, 1)].map(({ type }) => type)).toEqual(["give", "pass"]);
    const declined = accept(state, { type: "pass", seat: 1 }, polite).state;
    expect(polite.decision(declined)).toEqual({ ask: "tribute", seats: [2] });
  });

  test("does not keep a question from lapsing that could only be declined", () => {
    const { state } = accept(toyState([{ coins: 2 }, {}, { hand: [2] }]), tax, polite);
    expect(polite.decision(state)).toEqual({ ask: "tribute", seats: [2] });
  });

  const tribute = (answers: (typeof rules.answers)["tribute"]) => ({
    ...rules.answers,
    tribute: answers,
  });
  const { moves } = rules;
  const declines = { ...declining(moves.pass), declines: true } as const;
  // Seat 1 has a coin to polish, seat 2 a card to give.
  const beforeTax = toyState([{ coins: 2 }, { coins: 1 }, { hand: [2] }]);

  test("does not keep a question from lapsing together with a move that leaves it open", () => {
    const game = toyWith({
      moves: { ...moves, pass: declines },
      answers: tribute(["give", "polish", "pass"]),
    });
    const { state } = accept(beforeTax, tax, game);
    expect(game.decision(state)).toEqual({ ask: "tribute", seats: [2] });
  });

  test("is offered beside a move that leaves the question open if no other type of move could answer it", () => {
    const game = toyWith({
      moves: { ...moves, pass: declines },
      answers: { act: [...rules.answers.act, "give"], tribute: ["polish", "pass"] },
    });
    const { state } = accept(beforeTax, tax, game);
    expect(game.decision(state)).toEqual({ ask: "tribute", seats: [1] });
    // The last coin is spent: there is nothing left to decline.
    const { state: after } = accept(state, { type: "polish", seat: 1 }, game);
    expect(game.decision(after)?.ask).toBe("act");
  });

  test("a question is asked as long as another move could make an answer possible", () => {
    const game = toyWith({
      moves: {
        ...moves,
        pass: declines,
        // A coin could buy a card to give.
        give: { ...moves.give, isWithinReach: ({ seats }, seat) => seats[seat]!.coins > 0 },
      },
      answers: tribute(["give", "polish", "pass"]),
    });
    const { state } = accept(beforeTax, tax, game);
    expect(game.decision(state)).toEqual({ ask: "tribute", seats: [1, 2] });
    expect([...game.legalActions(state, 1)].map(({ type }) => type)).toEqual(["polish", "pass"]);
    const { state: after } = accept(state, { type: "polish", seat: 1 }, game);
    expect(game.decision(after)).toEqual({ ask: "tribute", seats: [2] });
  });
});

describe("the filter of legalActions", () => {
  // In this variant one card is a minimal payment.
  const thrifty = toyWith({
    moves: {
      ...rules.moves,
      play: {
        ...rules.moves.play,
        *options(view, seat, decision, filter) {
          for (const action of rules.moves.play.options(view, seat, decision, filter))
            if (filter.payments === "all" || action.cards.length === 1) yield action;
        },
      },
    },
  });
  const state = toyState([{ hand: [1, 2] }, {}]);

  test("is passed to the moves; by default all payments are listed", () => {
    expect([...thrifty.legalActions(state, 0)]).toHaveLength(3);
    expect([...thrifty.legalActions(state, 0, { payments: "all" })]).toHaveLength(3);
    expect([...thrifty.legalActions(state, 0, { payments: "minimal" })]).toHaveLength(2);
    expect([...thrifty.legalActions(state, 0, { matching: { type: "play" } })]).toHaveLength(3);
    expect([
      ...thrifty.legalActions(state, 0, { payments: "minimal", matching: { type: "play" } }),
    ]).toEqual([
      { type: "play", seat: 0, cards: [1] },
      { type: "play", seat: 0, cards: [2] },
    ]);
  });

  test("does not apply to countActions, randomAction and choices: they include all payments", () => {
    const cards = [1, 2];
    expect(thrifty.countActions(state, 0)).toBe(3);
    expect(thrifty.countActions(state, 0, { type: "play", cards })).toBe(1);
    expect(thrifty.randomAction(state, 0, { below: () => 1 })).toEqual({
      type: "play",
      seat: 0,
      cards,
    });
    expect(thrifty.choices(state, 0, { type: "play", cards })?.action).toEqual({
      type: "play",
      seat: 0,
      cards,
    });
  });

  test.each<[unknown, string]>([
    [{ payments: "most" }, 'action filter, at payments: "most", expected all or minimal'],
    [{ payments: null }, "action filter, at payments: null, expected all or minimal"],
    [null, "action filter: expected an object"],
    ["all", "action filter: expected an object"],
  ])("%o is an error that names the problem", (filter, message) => {
    expect(() => toy.legalActions(state, 0, filter as never)).toThrow(
      expect.objectContaining({ name: "RulesError", message }),
    );
  });

  test("does not change what is accepted", () => {
    expect(thrifty.refusal(state, { type: "play", seat: 0, cards: [1, 2] })).toBeUndefined();
  });
});

describe("refusals", () => {
  test("game-over", () => {
    const over = toyState([{ hand: [1] }, {}], { agenda: [] });
    const refusal = { code: "game-over", rule: "TOY-91", params: {} };
    expect(toy.refusal(over, { type: "play", seat: 0, cards: [1] })).toEqual(refusal);
  });

  test("not-your-decision names the deciders", () => {
    const state = accept(start(), { type: "tax", seat: 0 }).state;
    expect(toy.refusal(state, { type: "draw", seat: 0 })).toEqual({
      code: "not-your-decision",
      rule: "TOY-92",
      params: { deciders: [1, 2] },
    });
  });

  test("not-asked names the question and the legal answers", () => {
    expect(toy.refusal(start(), { type: "give", seat: 0, card: 1 })).toEqual({
      code: "not-asked",
      rule: "TOY-93",
      params: { ask: "act", answers: ["play", "draw", "fish", "tax", "polish"] },
    });
  });

  test("a refusal of the move itself", () => {
    const state = toyState([{ hand: [4] }, {}]);
    expect(toy.refusal(state, { type: "play", seat: 0, cards: [4, 5] })).toEqual({
      code: "not-in-hand",
      rule: "TOY-2",
      params: { card: 5 },
    });
  });

  // Every object has these properties, so a careless look-up would take them for moves.
  test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "", "no-such-move"])(
    "an action of type %j is refused and does not throw",
    (type) => {
      const state = start();
      const action = { type, seat: 0 };
      expect(toy.refusal(state, action as Action)?.code).toBe("malformed");
      expect(toy.reduce(state, action as Action)).toMatchObject({ ok: false });
      expect(toy.reduce(state, action)).toMatchObject({
        ok: false,
        refusal: { code: "malformed", params: { path: "type" } },
      });
    },
  );

  test("seats that do not exist have no legal actions", () => {
    for (const seat of [-1, 3, 0.5, Number.NaN])
      expect([...toy.legalActions(start(), seat)]).toEqual([]);
  });
});

describe("in every game", () => {
  const games = fc
    .record({ seed: fc.string(), picks: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }) })
    .map(({ seed, picks }) => playThrough(start(seed), picks));

  test("every legal action is accepted", () => {
    fc.assert(
      fc.property(games, ({ states }) => {
        for (const state of states)
          for (const seat of toy.deciders(state))
            for (const action of toy.legalActions(state, seat))
              expect(toy.refusal(state, action)).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  test("a decider has the same legal actions in its view as in the state", () => {
    fc.assert(
      fc.property(games, ({ states }) => {
        for (const state of states)
          for (const seat of toy.deciders(state))
            expect([...toy.legalActions(toy.view(state, seat), seat)]).toEqual([
              ...toy.legalActions(state, seat),
            ]);
      }),
      { numRuns: 30 },
    );
  });

  test("every decider has a move that closes the question", () => {
    fc.assert(
      fc.property(games, ({ states }) => {
        for (const state of states)
          for (const seat of toy.deciders(state))
            expect(legalTypes(state, seat)).not.toEqual(["polish"]);
      }),
      { numRuns: 30 },
    );
  });
});
