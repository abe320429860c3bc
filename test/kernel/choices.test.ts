import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addChoice } from "../../src/kernel/agenda/partial-action.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { bazaar } from "./bazaar.ts";
import { choicesOf, clickThrough, type Made } from "./click-oracle.ts";
import { market, open } from "./market.ts";
import { accept, laid, playThrough, rules, start, toy, toyWith } from "./toy-game.ts";

const few = laid([{ hand: [3, 5, 1], coins: 1 }, { hand: [2] }], { pool: [7], deck: [9] });
/** Twelve cards: 78 plays. */
const many = laid([{ hand: [7, 3, 12, 1, 4, 9, 2, 11, 5, 10, 6, 8] }, {}]);

describe("kinds", () => {
  test("are those of the legal actions, each once", () => {
    expect(toy.actionTypes(few, 0)).toEqual(["play", "draw", "fish", "polish"]);
    expect(toy.actionTypes(laid([{}, {}]), 0)).toEqual(["pass"]);
    expect(toy.actionTypes(laid([{ coins: 1 }, {}]), 0)).toEqual(["polish", "pass"]);
  });

  test("are none for whoever is not asked, and after the end", () => {
    expect(toy.actionTypes(few, 1)).toEqual([]);
    expect(toy.actionTypes(few, 9)).toEqual([]);
    expect(toy.actionTypes(laid([{ hand: [1] }, {}], { agenda: [] }), 0)).toEqual([]);
  });

  test("are those of each seat where several are asked", () => {
    const taxed = accept(laid([{ coins: 2 }, { hand: [1] }, { hand: [2], coins: 1 }]), {
      type: "tax",
      seat: 0,
    }).state;
    expect(toy.actionTypes(taxed, 1)).toEqual(["give"]);
    expect(toy.actionTypes(taxed, 2)).toEqual(["give", "polish"]);
  });
});

describe("choices", () => {
  test("of an action with nothing to choose is the action", () => {
    expect(toy.choices(few, 0, { type: "draw" })).toEqual({
      type: "draw",
      next: {},
      action: { type: "draw", seat: 0 },
    });
  });

  test("offer the members that a list can have, each once, until it is full", () => {
    expect(toy.choices(few, 0, { type: "play" })?.next).toEqual({ cards: [1, 3, 5] });
    expect(toy.choices(few, 0, { type: "play", cards: [5] })).toEqual({
      type: "play",
      next: { cards: [1, 3] },
      action: { type: "play", seat: 0, cards: [5] },
    });
    expect(toy.choices(few, 0, { type: "play", cards: [5, 1] })).toEqual({
      type: "play",
      next: { cards: [] },
      action: { type: "play", seat: 0, cards: [1, 5] },
    });
  });

  test("the action may be there while more can be added, and is in its normal form", () => {
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
    expect(toy.choices(few, 0, { type: "play" })).toEqual(
      toy.choices(few, 0, { type: "play", cards: [] }),
    );
    expect(toy.choices(few, 0, { type: "play" })?.action).toBeUndefined();
  });

  test("what is not an action yet says what is wrong with it, be it its shape", () => {
    // A play is of one card or two.
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

  test("no scalar field is filled in by itself, be there one value for it only", () => {
    const asked = laid([{}, { hand: [2] }], { agenda: [{ ask: "tribute", seats: [1] }] });
    expect(toy.choices(asked, 1, { type: "give" })).toEqual({ type: "give", next: { card: [2] } });
    expect(toy.choices(asked, 1, { type: "give", card: 2 })).toEqual({
      type: "give",
      next: {},
      action: { type: "give", seat: 1, card: 2 },
    });
  });

  test("there are none if no legal action is like it", () => {
    expect(toy.choices(few, 0, { type: "play", cards: [2] })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "play", cards: [1, 3, 5] })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "play", cards: [1, 1] })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "tax" })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "give" })).toBeUndefined();
    expect(toy.choices(few, 0, { type: "pass" })).toBeUndefined();
    expect(toy.choices(few, 1, { type: "play" })).toBeUndefined();
    expect(toy.choices(few, 7, { type: "play" })).toBeUndefined();
    expect(toy.choices(laid([{}, {}], { agenda: [] }), 0, { type: "play" })).toBeUndefined();
  });

  test("a whole action is like itself", () => {
    const action = { type: "play", seat: 0, cards: [1, 3] } as const;
    expect(toy.choices(few, 0, action as never)?.action).toEqual(action);
    expect(toy.choices(few, 0, { ...action, seat: 1 } as never)).toBeUndefined();
  });

  test("leave what is half-made alone", () => {
    const made = Object.freeze({ type: "play", cards: Object.freeze([5]) } as const);
    toy.choices(few, 0, made);
    const open = { type: "play", cards: [5] } as const;
    toy.choices(few, 0, open);
    expect(Object.isFrozen(open.cards)).toBe(false);
    expect(open).toEqual({ type: "play", cards: [5] });
  });

  test("offer equal things once", () => {
    const gifts = [0, 1].flatMap((to) => [1, 3, 5].map((card) => ({ to, card })));
    const next = bazaar.choices(few, 0, { type: "hand-out" })?.next.gifts;
    expect(next).toHaveLength(6);
    expect(next).toEqual(expect.arrayContaining(gifts));
    const one = { to: 1, card: 3 };
    const others = bazaar.choices(few, 0, { type: "hand-out", gifts: [one] })?.next.gifts;
    expect(others).toHaveLength(5);
    expect(others).not.toContainEqual(one);
  });

  test("are no way into the table or the rules", () => {
    const found = bazaar.choices(few, 0, { type: "send" })!;
    expect(Object.isFrozen(found.next.gift![0])).toBe(true);
    expect(() => (found.next.gift as unknown[]).pop()).toThrow(TypeError);
  });

  test("are the same by the view, in the same order, however many there are", () => {
    const state = laid([{ hand: [12, 8] }, { hand: [9, 3, 11, 1, 7, 5, 2, 10, 4] }], {
      agenda: [{ ask: "act", seats: [1] }],
    });
    expect(toy.countActions(state, 1, { type: "play" })).toBe(45);
    expect(toy.choices(toy.view(state, 1), 1, { type: "play" })).toEqual(
      toy.choices(state, 1, { type: "play" }),
    );
  });
});

describe("choices where lists must have something", () => {
  const state = open([], [3, 5]);
  const tooFew = (has: number) => ({ code: "too-few", rule: "TOY-1", params: { has } });
  const all = { cards: [3, 5], style: ["fancy", "plain"], openly: [false, true] };
  const { cards, style, openly } = all;

  test.each<[object, object]>([
    // Nothing is missing: none will do if it is plain and open.
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
    [{ cards: [3, 5] }, { next: { ...all, cards: [] } }],
  ])("a parade of %j is not one yet", (made, found) => {
    expect(market.choices(state, 0, { type: "parade", ...made })).toEqual({
      type: "parade",
      ...found,
    });
  });

  test.each([
    { cards: [], style: "plain", openly: true },
    { cards: [3], style: "plain", openly: false },
    { cards: [3, 5], style: "fancy", openly: false },
  ] as const)("a parade of %j is one", (made) => {
    const rest = cards.filter((card) => !(made.cards as readonly number[]).includes(card));
    expect(market.choices(state, 0, { type: "parade", ...made })).toEqual({
      type: "parade",
      next: { cards: rest },
      action: { type: "parade", seat: 0, ...made },
    });
  });
});

describe("choices that are too many to look at them all", () => {
  const guests = Array.from({ length: 40 }, (_, i) => `guest ${String(i).padStart(2, "0")}`);

  test("names are found on the table, in order after those that were seen first", () => {
    const state = open(guests.toReversed());
    expect(market.choices(state, 0, { type: "greet" })).toEqual({
      type: "greet",
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

  test("names are found for lists, with what is in them already", () => {
    const state = open(guests);
    const missing = { code: "too-few", rule: "TOY-1", params: { has: 0 } };
    const none = market.choices(state, 0, { type: "invite" });
    expect(none).toEqual({ type: "invite", next: { whom: expect.any(Array) }, missing });
    expect([...none!.next.whom!].sort()).toEqual(guests);
    const one = market.choices(state, 0, { type: "invite", whom: ["guest 39"] });
    expect(one).toEqual({
      type: "invite",
      next: { whom: guests.slice(0, 39) },
      action: { type: "invite", seat: 0, whom: ["guest 39"] },
    });
  });

  const numbers = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);

  test("numbers are those up to the highest on the table, or to the longest row", () => {
    const rich = laid([{ coins: 47, hand: [1] }, { hand: [2, 3] }]);
    for (const view of [rich, toy.view(rich, 0)])
      expect(bazaar.choices(view, 0, { type: "bid" })?.next).toEqual({ coins: numbers(47) });
    const deep = laid([{}, {}], { deck: Array.from({ length: 40 }, () => 3), turnsLeft: 2 });
    for (const view of [deep, toy.view(deep, 0)])
      expect(bazaar.choices(view, 0, { type: "dig" })?.next).toEqual({ depth: numbers(40) });
  });

  test("what is no name or number is looked for in all actions", () => {
    const hand = [7, 3, 12, 1, 4, 9, 2, 11, 5, 10, 6, 8];
    const gifts = [0, 1, 2].flatMap((to) => hand.map((card) => ({ to, card })));
    const state = laid([{ hand }, {}, {}]);
    expect(bazaar.choices(state, 0, { type: "send" })?.next).toEqual({ gift: gifts });
  });

  test("only a few actions are looked at, however many there are", () => {
    let seen = 0;
    const endless = toyWith({
      moves: {
        ...rules.moves,
        play: {
          ...rules.moves.play,
          options: () => ({
            isEmpty: () => false,
            count: () => Number.POSITIVE_INFINITY,
            draw: () => ({ type: "play" as const, seat: 0, cards: [1] }),
            *[Symbol.iterator]() {
              for (; seen < 1000; seen++) yield { type: "play" as const, seat: 0, cards: [1] };
            },
          }),
        },
      },
    });
    const state = laid([{ hand: [1] }, {}], { deck: [2, 3] });
    expect(endless.choices(state, 0, { type: "play" })?.next).toEqual({
      cards: [1, 2, 3, 4, 5, 6],
    });
    expect(seen).toBeLessThan(50);
  });
});

describe("choices are those that the list of legal actions shows", () => {
  const rich = laid([{ hand: [7, 3, 12, 1, 4, 9], coins: 47 }, {}, {}], {
    deck: [2, 5, 6, 8, 10, 11],
  });
  const deep = laid([{ hand: [1, 2] }, {}], { deck: Array.from({ length: 40 }, () => 3) });

  test.each([
    ["play", "cards of the table", many],
    ["bid", "numbers up to one on the table", rich],
    ["dig", "numbers up to the length of a deck", deep],
    ["show", "names and truths that are on no table", rich],
    ["hand-out", "lists of what is no name or number", rich],
    [
      "send",
      "what is no name or number",
      laid([{ hand: many.table.seats[0]!.hand as number[] }, {}, {}]),
    ],
    ["greet", "names that are on no table, or nobody", rich],
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
        (seed, picks, luck) => {
          clickThrough(toy, playThrough(start(seed), picks).states.at(-1)!, rngFrom(luck));
        },
      ),
      { numRuns: 40 },
    );
  });

  test("whatever order the members of a list are clicked in, the action is the same", () => {
    for (const cards of [
      [12, 3],
      [3, 12],
    ]) {
      let made: Made = { type: "play" };
      for (const card of cards) {
        const next = choicesOf(toy, many, 0, made)?.next;
        expect(next).toMatchObject({ cards: expect.arrayContaining([card]) });
        made = addChoice(made, "cards", card);
      }
      expect(choicesOf(toy, many, 0, made)?.action).toEqual({
        type: "play",
        seat: 0,
        cards: [3, 12],
      });
    }
  });
});

test("wrong fields do not compile", () => {
  const ask = () => {
    // @ts-expect-error: no such kind
    toy.choices(few, 0, { type: "nap" });
    // @ts-expect-error: a field of another kind
    toy.choices(few, 0, { type: "play", card: 1 });
    // @ts-expect-error: a wrong type
    toy.choices(few, 0, { type: "give", card: "1" });
    // @ts-expect-error: the seat is named beside it
    toy.choices(few, 0, { type: "give", seat: 0 });
    // @ts-expect-error: a list is a list
    toy.choices(few, 0, { type: "play", cards: 1 });
    // @ts-expect-error: it must say its kind
    toy.choices(few, 0, { cards: [1] });
    // @ts-expect-error: this kind has no such field
    toy.choices(few, 0, { type: "play" })?.next.card;
    // @ts-expect-error: the same where actions are listed
    toy.legalActions(few, 0, { matching: { type: "play", card: 1 } });
    // @ts-expect-error: the same where they are counted
    toy.countActions(few, 0, { type: "give", cards: [1] });
    const cards: readonly number[] | undefined = toy.choices(few, 0, { type: "play" })?.next.cards;
    return cards;
  };
  expect(ask).toBeTypeOf("function");
});
