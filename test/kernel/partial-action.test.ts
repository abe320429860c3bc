import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  matchesPartial,
  type PartialAction,
  withChoice,
  withoutChoice,
} from "../../src/kernel/agenda/partial-action.ts";
import type { ChoicesOf } from "../../src/kernel/rules/choices-of.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { type Action, rules, type State, start, toy, toyState, toyWith } from "./toy-game.ts";

const recruit = {
  type: "recruit",
  seat: 0,
  lord: "jailer",
  allies: ["crab-1", "crab-1", "squid-3"],
  reward: { keys: 1, pearls: [2] },
  none: null,
};

describe("an action matches", () => {
  test.each<object>([
    {},
    { type: "recruit" },
    { type: "recruit", lord: "jailer" },
    { allies: [] },
    { allies: ["crab-1"] },
    { allies: ["crab-1", "crab-1"] },
    { allies: ["squid-3", "crab-1"] },
    { allies: ["squid-3", "crab-1", "crab-1"] },
    { reward: { keys: 1, pearls: [2] } },
    { none: null },
  ])("%j, which it contains", (partial) => {
    expect(matchesPartial(recruit, partial)).toBe(true);
  });

  test.each<object>([
    { type: "discard" },
    { lord: "sage" },
    { lord: null },
    { lord: undefined },
    { lord: ["jailer"] },
    { allies: ["crab-2"] },
    { allies: ["crab-1", "crab-1", "crab-1"] },
    { allies: ["squid-3", "squid-3"] },
    { allies: "crab-1" },
    { reward: { keys: 1 } },
    { reward: { keys: 1, pearls: [3] } },
    { reward: { keys: 1, pearls: [2], tokens: 0 } },
    { none: 0 },
    { other: 1 },
  ])("only what it contains, not %j", (partial) => {
    expect(matchesPartial(recruit, partial)).toBe(false);
  });

  test("even if the members of lists are objects", () => {
    const action = { type: "x", seat: 0, given: [{ to: 1 }, { to: 2 }, { to: 1 }] };
    expect(matchesPartial(action, { given: [{ to: 2 }, { to: 1 }] })).toBe(true);
    expect(matchesPartial(action, { given: [{ to: 1 }, { to: 1 }] })).toBe(true);
    expect(matchesPartial(action, { given: [{ to: 2 }, { to: 2 }] })).toBe(false);
  });
});

describe("addChoice", () => {
  test("sets a field, or adds to a list", () => {
    expect(toy.addChoice({ type: "give" }, "card", 3)).toEqual({ type: "give", card: 3 });
    const one = toy.addChoice({ type: "play" }, "cards", 3);
    expect(one).toEqual({ type: "play", cards: [3] });
    expect(toy.addChoice(one, "cards", 1)).toEqual({ type: "play", cards: [3, 1] });
    expect(toy.addChoice({ type: "play", cards: [] }, "cards", 3)).toEqual(one);
  });

  test("replaces the value of a field, which may become null", () => {
    expect(toy.addChoice({ type: "give", card: 2 }, "card", 3)).toEqual({ type: "give", card: 3 });
    expect(withChoice({ location: "jail" }, "location", null, false)).toEqual({ location: null });
  });

  test("does not change its argument", () => {
    const partial = Object.freeze({ type: "play", cards: Object.freeze([1]) } as const);
    expect(toy.addChoice(partial, "cards", 2)).toEqual({ type: "play", cards: [1, 2] });
    expect(partial).toEqual({ type: "play", cards: [1] });
  });

  test("takes an unknown type or field as it is, which `choices` and `refusal` judge", () => {
    const unknown = toy.addChoice({ type: "nap" } as never, "cards" as never, 1 as never);
    expect(unknown).toEqual({ type: "nap", cards: 1 });
    expect(toy.choices(start(), 0, unknown)).toBeUndefined();
  });

  test("is typed by the action", () => {
    const partial = toy.addChoice({ type: "play" }, "cards", 1);
    expectTypeOf(partial.cards).toEqualTypeOf<readonly number[] | undefined>();
    // @ts-expect-error the field of another action
    toy.addChoice({ type: "play" }, "card", 1);
    // @ts-expect-error a value of another type
    toy.addChoice({ type: "play" }, "cards", "1");
    // @ts-expect-error a list instead of a member
    toy.addChoice({ type: "play" }, "cards", [1]);
    // @ts-expect-error the seat is not chosen
    toy.addChoice({ type: "play" }, "seat", 0);
    // @ts-expect-error an action without fields
    toy.removeChoice({ type: "draw" }, "cards", 1);
    // @ts-expect-error a value of another type
    toy.removeChoice({ type: "play", cards: [1] }, "cards", "1");
  });
});

describe("the type PartialAction", () => {
  type Play = PartialAction<Extract<Action, { type: "play" }>>;

  test("has the type and any of the fields, but never the seat", () => {
    expectTypeOf<keyof ChoicesOf<Extract<Action, { type: "play" }>>>().toEqualTypeOf<"cards">();
    expectTypeOf<{ type: "play" }>().toExtend<Play>();
    expectTypeOf<{ type: "play"; cards: number[] }>().toExtend<Play>();
    expectTypeOf<{ cards: number[] }>().not.toExtend<Play>();
    expectTypeOf<{ type: "play"; cards: string[] }>().not.toExtend<Play>();
    expectTypeOf<Play>().not.toHaveProperty("seat");
  });
});

describe("legal actions that match a partial one", () => {
  /** Twelve cards: 78 plays. */
  const twelve = toyState([{ hand: [7, 3, 12, 1, 4, 9, 2, 11, 5, 10, 6, 8], coins: 2 }, {}]);
  const rich = twelve;
  const matching = (state: State, partial: object, game = toy) => [
    ...game.legalActions(state, 0, { matching: partial as never }),
  ];
  const filtered = (state: State, partial: object, game = toy) =>
    [...game.legalActions(state, 0)].filter((action) => matchesPartial(action, partial));

  test.each<object>([
    { type: "play" },
    { type: "polish" },
    { type: "pass" },
    { type: "play", cards: [] },
    { type: "play", cards: [7] },
    { type: "play", cards: [12, 3] },
    { type: "play", cards: [3, 3] },
    { type: "play", cards: [1, 2, 3] },
  ])("%j: those of the full list, in its order", (partial) => {
    expect(matching(rich, partial)).toEqual(filtered(rich, partial));
    expect(toy.countActions(rich, 0, partial as never)).toBe(filtered(rich, partial).length);
  });

  test("a single member is not a list", () => {
    expect(matching(rich, { type: "play", cards: 7 })).toEqual([]);
  });

  test("a finished action matches only itself, and nothing of another seat", () => {
    const play = { type: "play", seat: 0, cards: [3, 7] };
    expect(matching(rich, play)).toEqual([play]);
    expect(matching(rich, { ...play, seat: 1 })).toEqual([]);
    expect(toy.countActions(rich, 0, { ...play, seat: 1 } as never)).toBe(0);
  });

  test("there is none of a type that does not answer the question", () => {
    expect(matching(rich, { type: "give" })).toEqual([]);
    expect(toy.countActions(rich, 0, { type: "give" })).toBe(0);
    expect([...toy.legalActions(rich, 1, { matching: { type: "play" } })]).toEqual([]);
  });

  test("candidates that are not countable are filtered, even if a move ignores the filter", () => {
    // This move ignores `matching`.
    const stubborn = toyWith({
      moves: {
        ...rules.moves,
        play: {
          ...rules.moves.play,
          options: (view, seat, decision, { payments }) =>
            rules.moves.play.options(view, seat, decision, { payments }),
        },
      },
    });
    const partial = { type: "play", cards: [4] };
    expect(matching(rich, partial, stubborn)).toEqual(filtered(rich, partial));
  });

  test("a move is passed the filter, without `matching` if there is none", () => {
    const seen: unknown[] = [];
    const listening = toyWith({
      moves: {
        ...rules.moves,
        play: {
          ...rules.moves.play,
          *options(view, seat, decision, filter) {
            seen.push(filter.matching);
            yield* rules.moves.play.options(view, seat, decision, filter);
          },
        },
      },
    });
    const rich = assumeConsistent(listening, twelve);
    matching(rich, { type: "play", cards: [4] }, listening);
    expect(seen).toEqual([{ type: "play", cards: [4] }]);
    expect([...listening.legalActions(rich, 0)]).toHaveLength(78 + 2);
    expect(seen.at(-1)).toBeUndefined();
    // Only values that an action can have reach the rules.
    seen.length = 0;
    for (const partial of [{ cards: [99] }, { cards: ["4"] }, { cards: [1, 2, 3] }, { card: 4 }]) {
      expect(matching(rich, { type: "play", ...partial }, listening)).toEqual([]);
      expect(listening.countActions(rich, 0, { type: "play", ...partial } as never)).toBe(0);
      expect(listening.choices(rich, 0, { type: "play", ...partial } as never)).toBeUndefined();
    }
    expect(seen).toEqual([]);
  });

  test("are the filtered list for every part of every action", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(2), (seed, pick, size) => {
        const state = start(seed);
        const all = [...toy.legalActions(state, 0)];
        const { seat, ...action } = all[pick % all.length]! as Action & { cards?: number[] };
        const partial = action.cards ? { ...action, cards: action.cards.slice(0, size) } : action;
        expect(matching(state, partial)).toEqual(filtered(state, partial));
      }),
    );
  });
});

/** Invalid input of every function that takes a partial action. */
describe("anything but a partial action", () => {
  const state = start();
  const functions: readonly [string, (partial: never) => unknown][] = [
    ["legalActions", (partial) => [...toy.legalActions(state, 0, { matching: partial })][0]],
    ["countActions", (partial) => toy.countActions(state, 0, partial) || undefined],
    ["choices", (partial) => toy.choices(state, 0, partial)],
  ];
  describe.each(functions)("%s", (_, call) => {
    test.each<[unknown]>([[null], [7], ["play"], [true], [Symbol("play")]])(
      "%o is an error",
      (value) => {
        expect(() => call(value as never)).toThrow(
          expect.objectContaining({
            name: "RulesError",
            message: "partial action: expected an object",
          }),
        );
      },
    );

    test.each<[object]>([[{}], [[]], [{ type: 7 }], [{ type: null }], [{ cards: [1] }]])(
      "%o is an error, because it has no type",
      (value) => {
        expect(() => call(value as never)).toThrow(
          expect.objectContaining({
            name: "RulesError",
            message: expect.stringMatching(
              /^partial action, at type: (is missing|7|null), expected a string$/,
            ),
          }),
        );
      },
    );

    test.each<[string, object]>([
      ["an unknown type", { type: "nap" }],
      ["a property that every object has", { type: "constructor" }],
      ["another one", { type: "__proto__" }],
      ["an unknown field", { type: "play", card: 1 }],
      ["a field that every object has", { type: "play", constructor: 1 }],
      ["a field of a wrong type", { type: "play", cards: "1" }],
      ["a list of wrong types", { type: "play", cards: [{}] }],
      ["a list of undefined", { type: "play", cards: [undefined] }],
      ["a list in a list", { type: "play", cards: [[1]] }],
      ["a card that does not exist", { type: "play", cards: [99] }],
      ["a list for a single value", { type: "give", card: [1] }],
      ["another seat", { type: "play", seat: 1 }],
      ["a seat that is not a number", { type: "play", seat: "0" }],
    ])("nothing matches %s", (_, value) => {
      expect(call(value as never)).toBeUndefined();
    });

    test.each<[string, unknown, RegExp]>([
      ["a huge list", { type: "play", cards: Array(1e6).fill(1) }, /at most/],
    ])("%s is an error", (_, value, message) => {
      expect(() => call(value as never)).toThrow(
        expect.objectContaining({ name: "RulesError", message: expect.stringMatching(message) }),
      );
    });

    test("any value gives undefined or a RulesError", () => {
      fc.assert(
        fc.property(fc.anything(), (cards) => {
          for (const value of [cards, { type: "play", cards }, { type: cards }])
            try {
              call(value as never);
            } catch (error) {
              expect(error).toMatchObject({ name: "RulesError" });
            }
        }),
      );
    });
  });

  test("a field that is `undefined` counts as left out", () => {
    expect(toy.choices(state, 0, { type: "play", cards: undefined } as never)).toEqual(
      toy.choices(state, 0, { type: "play" }),
    );
  });
});

describe("removeChoice", () => {
  test("takes out a field, or one equal member of a list", () => {
    expect(toy.removeChoice({ type: "give", card: 3 }, "card", 3)).toEqual({ type: "give" });
    const partial = Object.freeze({ type: "play", cards: Object.freeze([3, 1, 3]) } as const);
    expect(toy.removeChoice(partial, "cards", 3)).toEqual({ type: "play", cards: [1, 3] });
  });

  test("takes out a list with its last member, and members that are objects", () => {
    expect(toy.removeChoice({ type: "play", cards: [1] }, "cards", 1)).toEqual({ type: "play" });
    const gifts = [
      { to: 1, card: 2 },
      { to: 2, card: 3 },
    ];
    expect(withoutChoice({ type: "send", gifts }, "gifts", { to: 1, card: 2 })).toEqual({
      type: "send",
      gifts: [{ to: 2, card: 3 }],
    });
  });

  test("changes nothing if the value was not chosen", () => {
    const give = { type: "give", card: 3 } as const;
    expect(toy.removeChoice(give, "card", 1)).toBe(give);
    const play = { type: "play", cards: [3] } as const;
    expect(toy.removeChoice(play, "cards", 1)).toBe(play);
    const open = { type: "give" } as const;
    expect(toy.removeChoice(open, "card", 1)).toBe(open);
  });

  test("is the inverse of addChoice", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { minLength: 1 }), (cards) => {
        const partials = [{ type: "play" } as { type: "play"; cards?: readonly number[] }];
        for (const card of cards) partials.push(toy.addChoice(partials.at(-1)!, "cards", card));
        const last = partials.at(-1)!;
        expect(last.cards).toEqual(cards);
        for (const card of cards) partials.push(toy.removeChoice(partials.at(-1)!, "cards", card));
        expect(partials.at(-1)).toEqual({ type: "play" });
      }),
    );
  });
});
