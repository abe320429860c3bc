import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  addChoice,
  type ChoiceFields,
  isSameJson,
  matchesPartial,
  type PartialAction,
} from "../../src/kernel/agenda/partial-action.ts";
import { type Action, laid, rules, type State, start, toy, toyWith } from "./toy-game.ts";

const recruit = {
  type: "recruit",
  seat: 0,
  lord: "jailer",
  allies: ["crab-1", "crab-1", "squid-3"],
  reward: { keys: 1, pearls: [2] },
  none: null,
};

describe("an action is like", () => {
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
  ])("%j, which it has all of", (like) => {
    expect(matchesPartial(recruit, like)).toBe(true);
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
  ])("another, not %j", (like) => {
    expect(matchesPartial(recruit, like)).toBe(false);
  });

  test("also where members of lists are no names", () => {
    const action = { type: "x", seat: 0, given: [{ to: 1 }, { to: 2 }, { to: 1 }] };
    expect(matchesPartial(action, { given: [{ to: 2 }, { to: 1 }] })).toBe(true);
    expect(matchesPartial(action, { given: [{ to: 1 }, { to: 1 }] })).toBe(true);
    expect(matchesPartial(action, { given: [{ to: 2 }, { to: 2 }] })).toBe(false);
  });
});

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, 2, false],
  ["a", "b", false],
  ["ab", { 0: "a", 1: "b" }, false],
  [{ 0: "a", 1: "b" }, "ab", false],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [null, 0, false],
  [0, null, false],
  [7, {}, false],
  [{}, 7, false],
  [[1, [2]], [1, [2]], true],
  [[1, [2]], [1, [3]], false],
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
])("whether %j and %j are the same value: %s", (one, other, same) => {
  expect(isSameJson(one, other)).toBe(same);
});

describe("add", () => {
  test("sets a field, or adds to a list", () => {
    let made = { type: "recruit" };
    made = addChoice(made, "lord", "jailer");
    made = addChoice(made, "allies", "crab-3");
    expect(made).toEqual({ type: "recruit", lord: "jailer", allies: "crab-3" });
    made = addChoice(made, "allies", "squid-1");
    made = addChoice(made, "allies", "crab-3");
    expect(made).toEqual({
      type: "recruit",
      lord: "jailer",
      allies: ["crab-3", "squid-1", "crab-3"],
    });
  });

  test("adds to a list that is there, be it empty", () => {
    expect(addChoice({ type: "play", cards: [] }, "cards", 3)).toEqual({
      type: "play",
      cards: [3],
    });
    expect(addChoice({ type: "play", cards: [1] }, "cards", 3)).toEqual({
      type: "play",
      cards: [1, 3],
    });
  });

  test("sets a field to nothing", () => {
    expect(addChoice({ type: "recapture" }, "location", null)).toEqual({
      type: "recapture",
      location: null,
    });
  });

  test("leaves what it was given alone", () => {
    const made = Object.freeze({ type: "play", cards: Object.freeze([1]) });
    expect(addChoice(made, "cards", 2)).toEqual({ type: "play", cards: [1, 2] });
    expect(made).toEqual({ type: "play", cards: [1] });
  });
});

describe("the type of half-made actions", () => {
  type Play = PartialAction<Extract<Action, { type: "play" }>>;

  test("has the kind, and any of the fields, but never the seat", () => {
    expectTypeOf<ChoiceFields<Extract<Action, { type: "play" }>>>().toEqualTypeOf<"cards">();
    expectTypeOf<{ type: "play" }>().toExtend<Play>();
    expectTypeOf<{ type: "play"; cards: number[] }>().toExtend<Play>();
    expectTypeOf<{ cards: number[] }>().not.toExtend<Play>();
    expectTypeOf<{ type: "play"; cards: string[] }>().not.toExtend<Play>();
    expectTypeOf<Play>().not.toHaveProperty("seat");
  });
});

describe("legal actions like a half-made one", () => {
  /** Twelve cards: 78 plays. */
  const rich = laid([{ hand: [7, 3, 12, 1, 4, 9, 2, 11, 5, 10, 6, 8], coins: 2 }, {}]);
  const like = (state: State, made: object, game = toy) => [
    ...game.legalActions(state, 0, { matching: made as never }),
  ];
  const filtered = (state: State, made: object, game = toy) =>
    [...game.legalActions(state, 0)].filter((action) => matchesPartial(action, made));

  test.each<object>([
    { type: "play" },
    { type: "polish" },
    { type: "pass" },
    { type: "play", cards: [] },
    { type: "play", cards: [7] },
    { type: "play", cards: [12, 3] },
    { type: "play", cards: [3, 3] },
    { type: "play", cards: [1, 2, 3] },
  ])("%j are those of the list, in its order", (made) => {
    expect(like(rich, made)).toEqual(filtered(rich, made));
    expect(toy.countActions(rich, 0, made as never)).toBe(filtered(rich, made).length);
  });

  test("a member that stands alone is a list of one", () => {
    expect(like(rich, { type: "play", cards: 7 })).toEqual(
      like(rich, { type: "play", cards: [7] }),
    );
  });

  test("a whole action is like itself alone, and not like another seat's", () => {
    const play = { type: "play", seat: 0, cards: [3, 7] };
    expect(like(rich, play)).toEqual([play]);
    expect(like(rich, { ...play, seat: 1 })).toEqual([]);
    expect(toy.countActions(rich, 0, { ...play, seat: 1 } as never)).toBe(0);
  });

  test("there is none of a kind that does not answer the question", () => {
    expect(like(rich, { type: "give" })).toEqual([]);
    expect(toy.countActions(rich, 0, { type: "give" })).toBe(0);
    expect([...toy.legalActions(rich, 1, { matching: { type: "play" } })]).toEqual([]);
  });

  test("candidates that are not exact are filtered, whatever a move makes of what is wanted", () => {
    // This one looks for what is wanted only to give something else.
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
    const made = { type: "play", cards: [4] };
    expect(like(rich, made, stubborn)).toEqual(filtered(rich, made));
  });

  test("a move is told what is wanted of it, and nothing where nothing is", () => {
    const told: unknown[] = [];
    const listening = toyWith({
      moves: {
        ...rules.moves,
        play: {
          ...rules.moves.play,
          *options(view, seat, decision, wanted) {
            told.push(wanted.matching);
            yield* rules.moves.play.options(view, seat, decision, wanted);
          },
        },
      },
    });
    like(rich, { type: "play", cards: 4 }, listening);
    expect(told).toEqual([{ type: "play", cards: [4] }]);
    expect([...listening.legalActions(rich, 0)]).toHaveLength(78 + 2);
    expect(told.at(-1)).toBeUndefined();
    // Nothing but what an action can have reaches the rules.
    told.length = 0;
    for (const made of [{ cards: [99] }, { cards: ["4"] }, { cards: [1, 2, 3] }, { card: 4 }]) {
      expect(like(rich, { type: "play", ...made }, listening)).toEqual([]);
      expect(listening.countActions(rich, 0, { type: "play", ...made } as never)).toBe(0);
      expect(listening.choices(rich, 0, { type: "play", ...made } as never)).toBeUndefined();
    }
    expect(told).toEqual([]);
  });

  test("are the filtered list for every half of every action", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(2), (seed, pick, size) => {
        const state = start(seed);
        const all = [...toy.legalActions(state, 0)];
        const { seat, ...action } = all[pick % all.length]! as Action & { cards?: number[] };
        const made = action.cards ? { ...action, cards: action.cards.slice(0, size) } : action;
        expect(like(state, made)).toEqual(filtered(state, made));
      }),
    );
  });
});

/** What JavaScript may bring to every door that takes a half-made action. */
describe("what is no half-made action", () => {
  const state = start();
  const doors: readonly [string, (made: never) => unknown][] = [
    ["legal", (made) => [...toy.legalActions(state, 0, { matching: made })][0]],
    ["count", (made) => toy.countActions(state, 0, made) || undefined],
    ["choices", (made) => toy.choices(state, 0, made)],
  ];
  const traps = {
    ownKeys: () => {
      throw new TypeError("trap");
    },
    get: (_: unknown, key: unknown) => {
      if (key !== "type") throw new TypeError("trap");
      return "play";
    },
  };
  const trap = new Proxy({}, traps);
  const trapped = new Proxy([1], traps);
  const sprung = {
    type: "play",
    get cards() {
      throw new TypeError("sprung");
    },
  };

  describe.each(doors)("%s", (_, door) => {
    test.each<[unknown]>([[null], [7], ["play"], [true], [Symbol("play")]])(
      "%o is an error that says so",
      (value) => {
        expect(() => door(value as never)).toThrow(
          expect.objectContaining({
            name: "RulesError",
            message: "partial action: expected an object",
          }),
        );
      },
    );

    test.each<[object]>([[{}], [[]], [{ type: 7 }], [{ type: null }], [{ cards: [1] }]])(
      "%o has no type, which is an error that says so",
      (value) => {
        expect(() => door(value as never)).toThrow(
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
      ["no such kind", { type: "nap" }],
      ["a name that every object has", { type: "constructor" }],
      ["another", { type: "__proto__" }],
      ["no such field", { type: "play", card: 1 }],
      ["a field that every object has", { type: "play", constructor: 1 }],
      ["a field of a wrong type", { type: "play", cards: "1" }],
      ["a list of wrong types", { type: "play", cards: [{}] }],
      ["a list with nothing in it", { type: "play", cards: [undefined] }],
      ["a list in a list", { type: "play", cards: [[1]] }],
      ["a card that there is not", { type: "play", cards: [99] }],
      ["a list for a single value", { type: "give", card: [1] }],
      ["another seat's", { type: "play", seat: 1 }],
      ["a seat that is no number", { type: "play", seat: "0" }],
    ])("nothing is like %s", (_, value) => {
      expect(door(value as never)).toBeUndefined();
    });

    test.each<[string, unknown, RegExp]>([
      ["a function", () => 1, /function/],
      ["a list with holes", { type: "play", cards: Array(2) }, /gap/],
      ["a huge list", { type: "play", cards: Array(1e6).fill(1) }, /at most/],
      ["a huge hole", { type: "play", cards: Array(2 ** 32 - 1) }, /at most/],
    ])("%s is an error that says so", (_, value, message) => {
      expect(() => door(value as never)).toThrow(
        expect.objectContaining({ name: "RulesError", message: expect.stringMatching(message) }),
      );
    });

    test.each<[string, object]>([
      ["a field", sprung],
      ["fields", trap],
      ["a list", { type: "play", cards: trapped }],
    ])("%s that cannot be read is an error that says so", (_, value) => {
      expect(() => door(value as never)).toThrow(
        expect.objectContaining({ name: "RulesError", message: expect.stringMatching(/be read/) }),
      );
    });

    test("whatever it is, it is undefined or an error that says so", () => {
      fc.assert(
        fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (cards) => {
          for (const value of [cards, { type: "play", cards }, { type: cards }])
            try {
              door(value as never);
            } catch (error) {
              expect(error).toMatchObject({ name: "RulesError" });
            }
        }),
      );
    });
  });

  test("what is `undefined` is not there", () => {
    expect(toy.choices(state, 0, { type: "play", cards: undefined } as never)).toEqual(
      toy.choices(state, 0, { type: "play" }),
    );
  });
});
