// Refusals of partial actions: none if some completion is legal, else that of the completion that lacks least.
import { describe, expect, test } from "vitest";
import { rulesError } from "../bad-input/errors.ts";
import { marketWith, open } from "./market.ts";
import { type Action, rules, type State, toy, toyState, toyWith } from "./toy-game.ts";

const few = toyState([{ hand: [3, 5, 1], coins: 1 }, { hand: [2] }], { pool: [7], deck: [9] });
const poor = toyState([{}, { hand: [2] }]);
const tribute = toyState([{}, { hand: [2] }], { agenda: [{ ask: "tribute", seats: [1] }] });

const refusalOf = (state: State, partial: unknown, game = toy) =>
  game.refusal(state, partial as Action);
const inShort = (state: State, partial: unknown, game = toy) => {
  const { code, params } = refusalOf(state, partial, game) ?? { code: "none", params: {} };
  return `${code} ${JSON.stringify(params)}`;
};

describe("a partial action", () => {
  test.each<[State, object]>([
    [few, { type: "play", seat: 0 }],
    [few, { type: "play", seat: 0, cards: [] }],
    [few, { type: "play", seat: 0, cards: [3] }],
    [few, { type: "play", seat: 0, cards: undefined }],
    [tribute, { type: "give", seat: 1 }],
  ])("is not refused if it can be completed: %#", (state, partial) => {
    expect(refusalOf(state, partial)).toBeUndefined();
  });

  test.each<[string, State, object]>([
    ['not-in-hand {"card":2}', few, { type: "play", seat: 0, cards: [2] }],
    ['not-in-hand {"card":2}', few, { type: "play", seat: 0, cards: [3, 2] }],
    ['not-in-hand {"card":3}', poor, { type: "play", seat: 0, cards: [3] }],
    ['not-in-hand {"card":3}', tribute, { type: "give", seat: 1, card: 3 }],
    ['not-your-decision {"deciders":[0]}', few, { type: "play", seat: 1 }],
    ['not-your-decision {"deciders":[0]}', few, { type: "give", seat: 1 }],
    [
      'not-asked {"ask":"act","answers":["play","draw","fish","polish"]}',
      few,
      { type: "give", seat: 0 },
    ],
    ['not-asked {"ask":"act","answers":["pass"]}', poor, { type: "play", seat: 0 }],
  ])("has the refusal %s", (expected, state, partial) => {
    expect(inShort(state, partial)).toBe(expected);
  });

  test("has the refusal of the action that the rules call nearest", () => {
    const nearest = toyWith({
      moves: {
        ...rules.moves,
        play: {
          ...rules.moves.play,
          nearest: (_view, seat) => ({ type: "play", seat, cards: [12] }),
        },
      },
    });
    expect(inShort(poor, { type: "play", seat: 0 }, nearest)).toBe('not-in-hand {"card":12}');
    expect(refusalOf(few, { type: "play", seat: 0 }, nearest)).toBeUndefined();
  });

  /** The cards that a refusal was asked of. */
  const asked: (readonly number[])[] = [];
  const picky = toyWith({
    moves: {
      ...rules.moves,
      play: {
        ...rules.moves.play,
        *options(_view, seat) {
          for (let card = 1; card <= 12; card++) yield { type: "play", seat, cards: [card] };
        },
        refuse(_view, { cards }) {
          asked.push(cards);
          const [card = 0] = cards;
          return card <= 6
            ? { code: "not-in-hand", rule: "TOY-2", params: { card } }
            : { code: "too-few", rule: "TOY-1", params: { has: card } };
        },
      },
    },
  });

  test("has the refusal of the first completion that was tried", () => {
    expect(inShort(poor, { type: "play", seat: 0 }, picky)).toBe('not-in-hand {"card":1}');
    expect(inShort(poor, { type: "play", seat: 0, cards: [9] }, picky)).toBe('too-few {"has":9}');
  });

  test("keeps its own cards in the completions, which are no longer than what the rules suggest", () => {
    for (const cards of [[9], [9, 10]]) {
      asked.length = 0;
      refusalOf(poor, { type: "play", seat: 0, cards }, picky);
      const completions = asked.filter((all) => all.length >= cards.length && all[0] === 9);
      expect(new Set(completions.map(String))).toEqual(new Set([String(cards)]));
    }
  });
});

describe("a completion", () => {
  type Parade = { cards: readonly number[]; style: string; openly: boolean };
  const state = open([], [1, 2]);
  /** A market whose rules suggest a fancy parade of cards 1 and 2, and refuse all parades. */
  const gameWith = (refuse: (parade: Parade) => string, suggestions = 1) =>
    marketWith({
      *options(_view, seat) {
        for (let i = 0; i < suggestions; i++)
          yield { type: "parade", seat, cards: [1, 2], style: "fancy", openly: false };
      },
      refuse(_view, parade) {
        const card = refuse(parade);
        return { code: "not-in-hand", rule: "TOY-2", params: { card } } as never;
      },
    });
  const paramOf = (game: ReturnType<typeof gameWith>, fields: object) =>
    game.refusal(state, { type: "parade", seat: 0, ...fields } as never)?.params;

  /** Refuses a style, or what else there is. */
  const byStyle = gameWith(({ style, cards }) => (style === "fancy" ? style : `of ${cards}`));

  test("is passed over if the refusal is about a value that was not chosen", () => {
    expect(paramOf(byStyle, { openly: true })).toEqual({ card: "of " });
    expect(paramOf(byStyle, {})).toEqual({ card: "of " });
  });

  test("counts if the refusal is about a value that was chosen", () => {
    expect(paramOf(byStyle, { style: "fancy" })).toEqual({ card: "fancy" });
    const withCards = gameWith(({ style, cards }) => (cards.length > 0 ? style : "no cards"));
    expect(paramOf(withCards, { style: "fancy" })).toEqual({ card: "fancy" });
    expect(paramOf(withCards, { openly: true })).toEqual({ card: "no cards" });
  });

  test("is passed over if one of several parameters is a value that was not chosen", () => {
    const several = marketWith({
      refuse: (_view, { style, cards }) =>
        ({
          code: "not-in-hand",
          rule: "TOY-2",
          params: style === "fancy" ? { style, whom: "a guest" } : { cards: cards.length },
        }) as never,
    });
    expect(paramOf(several, { openly: true, cards: [2, 1] })).toEqual({ cards: 2 });
  });

  test("has the seat that asks", () => {
    const seats = new Set<number>();
    const watching = marketWith({
      options: () => [],
      refuse(_view, { seat, style }) {
        seats.add(seat);
        return { code: "not-in-hand", rule: "TOY-2", params: { style } } as never;
      },
    });
    paramOf(watching, {});
    expect([...seats]).toEqual([0]);
  });

  test("counts if only a number of the refusal is like a value", () => {
    const numbers = gameWith(({ cards }) => (cards[0] ?? "no cards") as string);
    expect(paramOf(numbers, { openly: true })).toEqual({ card: 1 });
  });

  test("has the cards that were chosen, and more as the rules suggest", () => {
    expect(paramOf(byStyle, { style: "plain" })).toEqual({ card: "of 1,2" });
    expect(paramOf(byStyle, { style: "plain", cards: [1] })).toEqual({ card: "of 1,2" });
    expect(paramOf(byStyle, { style: "plain", cards: [7] })).toEqual({ card: "of 7,1" });
    expect(paramOf(byStyle, { style: "plain", cards: [7, 8] })).toEqual({ card: "of 7,8" });
  });

  test("is the first one if all refusals are about values that were not chosen", () => {
    const always = gameWith(({ style }) => style);
    expect(paramOf(always, { openly: true })).toEqual({ card: "fancy" });
    expect(paramOf(always, { openly: true, cards: [] })).toEqual({ card: "fancy" });
  });

  test("is tried up to a limit", () => {
    const more = (count: number) =>
      gameWith(({ style, cards }) => (style === "fancy" ? style : `of ${cards}`), count);
    expect(paramOf(more(254), { openly: true })).toEqual({ card: "of " });
    expect(paramOf(more(256), { openly: true })).toEqual({ card: "fancy" });
  });
});

test("the type of a partial action that is asked about is a string", () => {
  const messageOf = (partial: object) =>
    rulesError(() => toy.choices(few, 0, partial as never)).message;
  expect(messageOf({})).toBe("partial action, at type: is missing, expected a string");
  expect(messageOf({ type: 5 })).toBe("partial action, at type: 5, expected a string");
});

test("a field that is open is not what is wrong with a malformed partial action", () => {
  const parade = { type: "parade", seat: 0, style: "odd" };
  expect(marketWith({}).refusal(open([]), parade as never)).toMatchObject({
    code: "malformed",
    params: { path: "style" },
  });
});

describe("a malformed partial action", () => {
  test.each<[string, unknown]>([
    ["", null],
    ["", 5],
    ["", []],
    ["type", { seat: 0 }],
    ["type", { type: "fly", seat: 0 }],
    ["seat", { type: "play" }],
    ["seat", { type: "play", seat: 7 }],
    ["seat", { type: "give", seat: "0" }],
    ["seat", { type: "give", card: 99 }],
    ["cards", { type: "play", seat: 0, cards: "x" }],
    ["cards", { type: "play", seat: 0, cards: [3, 5, 1] }],
    ["cards.0", { type: "play", seat: 0, cards: [99] }],
    ["more", { type: "play", seat: 0, more: 1 }],
    ["card", { type: "give", seat: 1, card: 99 }],
  ])("is refused at %j", (path, partial) => {
    expect(refusalOf(few, partial)).toMatchObject({ code: "malformed", params: { path } });
  });
});
