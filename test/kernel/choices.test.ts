import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { bazaar } from "./bazaar.ts";
import { type AnyPartial, added, choicesOf, clickThrough } from "./click-oracle.ts";
import { market, open } from "./market.ts";
import { accept, playThrough, rules, start, toy, toyState, toyWith } from "./toy-game.ts";

const few = toyState([{ hand: [3, 5, 1], coins: 1 }, { hand: [2] }], { pool: [7], deck: [9] });
/** Twelve cards: 78 plays. */
const many = toyState([{ hand: [7, 3, 12, 1, 4, 9, 2, 11, 5, 10, 6, 8] }, {}]);

describe("actionTypes", () => {
  test("are those of the legal actions, each once", () => {
    expect(toy.actionTypes(few, 0)).toEqual(["play", "draw", "fish", "polish"]);
    expect(toy.actionTypes(toyState([{}, {}]), 0)).toEqual(["pass"]);
    expect(toy.actionTypes(toyState([{ coins: 1 }, {}]), 0)).toEqual(["polish", "pass"]);
  });

  test("are empty for a seat that is not asked, and after the end", () => {
    expect(toy.actionTypes(few, 1)).toEqual([]);
    expect(toy.actionTypes(few, 9)).toEqual([]);
    expect(toy.actionTypes(toyState([{ hand: [1] }, {}], { agenda: [] }), 0)).toEqual([]);
  });

  test("are those of the given seat if several seats are asked", () => {
    const taxed = accept(toyState([{ coins: 2 }, { hand: [1] }, { hand: [2], coins: 1 }]), {
      type: "tax",
      seat: 0,
    }).state;
    expect(toy.actionTypes(taxed, 1)).toEqual(["give"]);
    expect(toy.actionTypes(taxed, 2)).toEqual(["give", "polish"]);
  });
});

describe("choices", () => {
  test("of an action without fields is the action", () => {
    expect(toy.choices(few, 0, { type: "draw" })).toEqual({
      partial: { type: "draw" },
      next: {},
      isFinal: true,
      isComplete: true,
      action: { type: "draw", seat: 0 },
    });
  });

  test("offer the members that can be added to a list, each once, until it is full", () => {
    expect(toy.choices(few, 0, { type: "play" })?.next).toEqual({ cards: [1, 3, 5] });
    expect(toy.choices(few, 0, { type: "play", cards: [5] })).toEqual({
      partial: { type: "play", cards: [5] },
      next: { cards: [1, 3] },
      isFinal: false,
      isComplete: true,
      action: { type: "play", seat: 0, cards: [5] },
    });
    expect(toy.choices(few, 0, { type: "play", cards: [5, 1] })).toEqual({
      partial: { type: "play", cards: [5, 1] },
      next: {},
      isFinal: true,
      isComplete: true,
      action: { type: "play", seat: 0, cards: [1, 5] },
    });
  });

  test("the action is given in its normal form, even if more could be added", () => {
    for (const cards of [
      [5, 1],
      [1, 5],
    ])
      expect(toy.choices(few, 0, { type: "play", cards })?.action).toEqual({
        type: "play",
        seat: 0,
        cards: [1, 5],
      });
  });

  test("an absent list counts as empty", () => {
    const { partial: _, ...absent } = toy.choices(few, 0, { type: "play" })!;
    expect(toy.choices(few, 0, { type: "play", cards: [] })).toMatchObject(absent);
    expect(toy.choices(few, 0, { type: "play" })?.action).toBeUndefined();
  });

  test("say what is missing, even if the partial action is malformed", () => {
    // A play has one or two cards.
    expect(toy.choices(few, 0, { type: "play" })?.missing).toEqual({
      code: "malformed",
      rule: "TOY-90",
      params: {
        path: "cards",
        problem: "too_small",
        found: "a list of 0",
        expected: ["a list of 1 to 2"],
      },
    });
  });

  test("do not fill in a field that has only one possible value, unless they are to", () => {
    const state = toyState([{}, { hand: [2] }], { agenda: [{ ask: "tribute", seats: [1] }] });
    expect(toy.choices(state, 1, { type: "give" })).toEqual({
      partial: { type: "give" },
      next: { card: [2] },
      isFinal: false,
      isComplete: false,
    });
    const filled = {
      partial: { type: "give", card: 2 },
      next: {},
      isFinal: true,
      isComplete: true,
      action: { type: "give", seat: 1, card: 2 },
    };
    expect(toy.choices(state, 1, { type: "give", card: 2 })).toEqual(filled);
    expect(toy.choices(state, 1, { type: "give" }, { fillForced: true })).toEqual(filled);
  });

  test("fill in a value that is the only one, of more actions than are listed", () => {
    const repeated = toyWith({
      moves: {
        ...rules.moves,
        give: {
          ...rules.moves.give,
          // As if other fields, which this game does not have, made them different.
          *options(view, seat, decision, filter) {
            for (const action of rules.moves.give.options(view, seat, decision, filter))
              for (let i = 0; i < 600; i++) yield action;
          },
        },
      },
    });
    const agenda = [{ ask: "tribute", seats: [1] }] as const;
    const filledFrom = (...hand: number[]) =>
      repeated.choices(
        toyState([{}, { hand }], { agenda }),
        1,
        { type: "give" },
        { fillForced: true },
      );
    expect(filledFrom(2)?.partial).toEqual({ type: "give", card: 2 });
    expect(filledFrom(2, 3)).toMatchObject({ partial: { type: "give" }, next: { card: [2, 3] } });
  });

  test("have the figures that the rules give for the partial action, if any", () => {
    const metered = toyWith({
      moves: {
        ...rules.moves,
        play: {
          ...rules.moves.play,
          meter: (_view, seat, { ask }, { cards }) =>
            (cards && { ask, seat, sum: cards.reduce((a, b) => a + b, 0) }) as never,
        },
      },
    });
    expect(metered.choices(few, 0, { type: "play", cards: [5, 3] })).toMatchObject({
      meter: { ask: "act", seat: 0, sum: 8 },
    });
    expect(metered.choices(few, 0, { type: "play" })).not.toHaveProperty("meter");
  });

  test("are undefined if no legal action matches", () => {
    expect(toy.choices(few, 0, { type: "play", cards: [2] })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "play", cards: [1, 3, 5] })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "play", cards: [1, 1] })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "tax" })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "give" })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "pass" })).toBeUndefined();
    expect(toy.choices(few, 1, { type: "play" })).toBeUndefined();
    expect(toy.choices(few, 7, { type: "play" })).toBeUndefined();
    expect(toy.choices(toyState([{}, {}], { agenda: [] }), 0, { type: "play" })).toBeUndefined();
  });

  test("accept a finished action as a partial one", () => {
    const action = { type: "play", seat: 0, cards: [1, 3] } as const;
    expect(toy.choices(few, 0, action as never)?.action).toEqual(action);
    expect(toy.choices(few, 0, { ...action, seat: 1 } as never)).toBeUndefined();
  });

  test("do not change or freeze the partial action", () => {
    const partial = Object.freeze({ type: "play", cards: Object.freeze([5]) } as const);
    toy.choices(few, 0, partial);
    const open = { type: "play", cards: [5] } as const;
    toy.choices(few, 0, open);
    expect(Object.isFrozen(open.cards)).toBe(false);
    expect(open).toEqual({ type: "play", cards: [5] });
  });

  test("offer equal values once", () => {
    const gifts = [0, 1].flatMap((to) => [1, 3, 5].map((card) => ({ to, card })));
    const next = bazaar.choices(few, 0, { type: "hand-out" })?.next.gifts;
    expect(next).toHaveLength(6);
    expect(next).toEqual(expect.arrayContaining(gifts));
    const one = { to: 1, card: 3 };
    const others = bazaar.choices(few, 0, { type: "hand-out", gifts: [one] })?.next.gifts;
    expect(others).toHaveLength(5);
    expect(others).not.toContainEqual(one);
  });

  test("are frozen", () => {
    const found = bazaar.choices(few, 0, { type: "send" })!;
    expect(Object.isFrozen(found.next.gift![0])).toBe(true);
    expect(() => (found.next.gift as unknown[]).pop()).toThrow(TypeError);
  });

  test("are the same for the view, in the same order, even if there are many", () => {
    const state = toyState([{ hand: [12, 8] }, { hand: [9, 3, 11, 1, 7, 5, 2, 10, 4] }], {
      agenda: [{ ask: "act", seats: [1] }],
    });
    expect(toy.countActions(state, 1, { type: "play" })).toBe(45);
    expect(toy.choices(toy.view(state, 1), 1, { type: "play" })).toEqual(
      toy.choices(state, 1, { type: "play" }),
    );
  });
});

describe("choices of a list with a minimum length", () => {
  const state = open([], [3, 5]);
  const tooFew = (has: number) => ({ code: "too-few", rule: "TOY-1", params: { has } });
  const all = { cards: [3, 5], style: ["fancy", "plain"], openly: [false, true] };
  const { cards, style, openly } = all;

  test.each<[object, object]>([
    // Nothing is missing: without cards it can still be plain and open.
    [{}, { next: all }],
    [{ style: "plain" }, { next: { cards, openly } }],
    [{ openly: true }, { next: { cards, style } }],
    [{ style: "fancy" }, { next: { cards, openly }, missing: tooFew(0) }],
    [{ openly: false }, { next: { cards, style }, missing: tooFew(0) }],
    [{ cards: [3] }, { next: { ...all, cards: [5] } }],
    [
      { cards: [3], style: "fancy" },
      { next: { cards: [5], openly }, missing: tooFew(1) },
    ],
    [{ cards: [3], style: "plain" }, { next: { cards: [5], openly } }],
    [{ cards: [3, 5] }, { next: { style, openly } }],
  ])("a parade of %j is incomplete", (partial, found) => {
    expect(market.choices(state, 0, { type: "parade", ...partial })).toEqual({
      partial: { type: "parade", ...partial },
      isFinal: false,
      isComplete: false,
      ...found,
    });
  });

  test.each([
    { cards: [], style: "plain", openly: true },
    { cards: [3], style: "plain", openly: false },
    { cards: [3, 5], style: "fancy", openly: false },
  ] as const)("a parade of %j is complete", (partial) => {
    const rest = cards.filter((card) => !(partial.cards as readonly number[]).includes(card));
    const isFinal = rest.length === 0;
    expect(market.choices(state, 0, { type: "parade", ...partial })).toEqual({
      partial: { type: "parade", ...partial },
      next: isFinal ? {} : { cards: rest },
      isFinal,
      isComplete: true,
      action: { type: "parade", seat: 0, ...partial },
    });
  });
});

describe("choices with too many completions to list", () => {
  const guests = Array.from({ length: 40 }, (_, i) => `guest ${String(i).padStart(2, "0")}`);

  test("names are found on the table, sorted after those of the first completions", () => {
    const state = open(guests.toReversed());
    expect(market.choices(state, 0, { type: "greet" })).toEqual({
      partial: { type: "greet" },
      isFinal: false,
      isComplete: false,
      next: { whom: [...guests.toReversed().slice(0, 32), ...guests.slice(0, 8), "zoe", null] },
    });
    expect(market.choices(state, 0, { type: "greet", whom: "zoe" })?.action).toEqual({
      type: "greet",
      seat: 0,
      whom: "zoe",
    });
    expect(market.choices(state, 0, { type: "greet", whom: null })?.action).toEqual({
      type: "greet",
      seat: 0,
      whom: null,
    });
  });

  test("names are found for lists, given their members so far", () => {
    const state = open(guests);
    const missing = { code: "too-few", rule: "TOY-1", params: { has: 0 } };
    const none = market.choices(state, 0, { type: "invite" });
    expect(none).toMatchObject({ next: { whom: expect.any(Array) }, isComplete: false, missing });
    expect([...none!.next.whom!].sort()).toEqual(guests);
    const one = market.choices(state, 0, { type: "invite", whom: ["guest 39"] });
    expect(one).toMatchObject({
      next: { whom: guests.slice(0, 39) },
      action: { type: "invite", seat: 0, whom: ["guest 39"] },
    });
  });

  const numbers = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);

  test("numbers go up to the highest number or the longest list on the table", () => {
    const rich = toyState([{ coins: 47, hand: [1] }, { hand: [2, 3] }]);
    for (const view of [rich, toy.view(rich, 0)])
      expect(bazaar.choices(view, 0, { type: "bid" })?.next).toEqual({ coins: numbers(47) });
    const deep = toyState([{}, {}], { deck: Array.from({ length: 40 }, () => 3), turnsLeft: 2 });
    const known = assumeConsistent(bazaar, deep);
    for (const view of [known, bazaar.view(known, 0)])
      expect(bazaar.choices(view, 0, { type: "dig" })?.next).toEqual({ depth: numbers(40) });
  });

  test("values that are neither names nor numbers are collected from all actions", () => {
    const hand = [7, 3, 12, 1, 4, 9, 2, 11, 5, 10, 6, 8];
    const gifts = [0, 1, 2].flatMap((to) => hand.map((card) => ({ to, card })));
    const state = toyState([{ hand }, {}, {}]);
    expect(bazaar.choices(state, 0, { type: "send" })?.next).toEqual({ gift: gifts });
  });

  test("only a few actions are listed, even if there are very many", () => {
    let seen = 0;
    const endless = toyWith({
      moves: {
        ...rules.moves,
        play: {
          ...rules.moves.play,
          options: () => ({
            isEmpty: () => false,
            count: () => Number.POSITIVE_INFINITY,
            sample: () => ({ type: "play" as const, seat: 0, cards: [1] }),
            *[Symbol.iterator]() {
              for (; seen < 1000; seen++) yield { type: "play" as const, seat: 0, cards: [1] };
            },
          }),
        },
      },
    });
    const state = toyState([{ hand: [1] }, {}], { deck: [2, 3] });
    expect(endless.choices(state, 0, { type: "play" })?.next).toEqual({
      cards: [1, 2, 3, 4, 5, 6],
    });
    expect(seen).toBeLessThan(50);
  });
});

describe("choices agree with the list of legal actions", () => {
  const rich = toyState([{ hand: [7, 3, 12, 1, 4, 9], coins: 47 }, {}, {}], {
    deck: [2, 5, 6, 8, 10, 11],
  });
  const deep = toyState([{ hand: [1, 2] }, {}], { deck: Array.from({ length: 40 }, () => 3) });

  test.each([
    ["play", "numbers of cards on the table", many],
    ["bid", "numbers up to the highest on the table", rich],
    ["dig", "numbers up to the length of a deck", deep],
    ["show", "names and booleans that are not on the table", rich],
    ["hand-out", "lists of objects", rich],
    ["send", "objects", toyState([{ hand: many.table.seats[0]!.hand as number[] }, {}, {}])],
    ["greet", "names that are not on the table, or null", rich],
  ] as const)("%s: %s", (type, _, state) => {
    expect(bazaar.countActions(state, 0, { type } as never)).toBeGreaterThan(32);
    for (let i = 0; i < 6; i++)
      expect(clickThrough(bazaar, state, rngFrom(`${type} ${i}`))).toBeGreaterThan(0);
  });

  test("in whole games", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.string(),
        (seed, picks, rngSeed) => {
          clickThrough(toy, playThrough(start(seed), picks).states.at(-1)!, rngFrom(rngSeed));
        },
      ),
      { numRuns: 40 },
    );
  });

  test("the action is the same for any order of clicks on the members of a list", () => {
    for (const cards of [
      [12, 3],
      [3, 12],
    ]) {
      let partial: AnyPartial = { type: "play" };
      for (const card of cards) {
        const next = choicesOf(toy, many, 0, partial)?.next;
        expect(next).toMatchObject({ cards: expect.arrayContaining([card]) });
        partial = added(toy, partial, "cards", card);
      }
      expect(choicesOf(toy, many, 0, partial)?.action).toEqual({
        type: "play",
        seat: 0,
        cards: [3, 12],
      });
    }
  });
});

test("wrong fields do not compile", () => {
  const ask = () => {
    // @ts-expect-error: an unknown type
    toy.choices(few, 0, { type: "nap" });
    // @ts-expect-error: a field of another kind
    toy.choices(few, 0, { type: "play", card: 1 });
    // @ts-expect-error: a wrong type
    toy.choices(few, 0, { type: "give", card: "1" });
    // @ts-expect-error: the seat is a parameter of its own
    toy.choices(few, 0, { type: "give", seat: 0 });
    // @ts-expect-error: a list is expected
    toy.choices(few, 0, { type: "play", cards: 1 });
    // @ts-expect-error: the type is missing
    toy.choices(few, 0, { cards: [1] });
    // @ts-expect-error: this kind has no such field
    toy.choices(few, 0, { type: "play" })?.next.card;
    // @ts-expect-error: the same in legalActions
    toy.legalActions(few, 0, { matching: { type: "play", card: 1 } });
    // @ts-expect-error: the same in countActions
    toy.countActions(few, 0, { type: "give", cards: [1] });
    const cards: readonly number[] | undefined = toy.choices(few, 0, { type: "play" })?.next.cards;
    return cards;
  };
  expect(ask).toBeTypeOf("function");
});
