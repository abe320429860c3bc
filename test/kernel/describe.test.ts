import { describe, expect, test } from "vitest";
import { RulesError } from "../../src/kernel/data/errors.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { CommonRefusal, Refusal } from "../../src/kernel/validation/refusal.ts";
import { describerOf, localePart } from "../../src/kernel/words/describe.ts";
import { english } from "../../src/kernel/words/english.ts";
import { cardTexts, noWords, type Phrases, wordsOver } from "../../src/kernel/words/phrases.ts";
import { cardValue, numberValue } from "../../src/kernel/words/values.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";

interface Base {
  event: { type: "drew"; seat: Seat; card: string } | { type: "ended" };
  refusal: Refusal<"too-late", { by: number }>;
  action: { type: "draw"; seat: Seat; cards: readonly "crab"[]; count: number };
  decision: { ask: "act"; seats: readonly Seat[] };
  choices: { cards: "crab"; count: number };
  part: "deck";
  category: "cards";
  card: "crab";
}
const base: Phrases<Base, { coin: string }> = {
  terms: { coin: "pearl" },
  events: {
    drew: ({ seat, card }, { player, name, coin }) =>
      `${player(seat)} drew ${name(card)} for a ${coin}`,
    ended: () => "the end",
  },
  refusals: { "too-late": ({ by }) => `too late by ${by}` },
  actionTypes: { draw: "draw a card" },
  actions: { draw: ({ count }) => `draw ${count}` },
  decisions: { act: (_, who) => `${who}, act` },
  fields: { cards: "cards to draw", count: "how many" },
  values: { cards: cardValue, count: numberValue },
  parts: { deck: "deck", cards: "cards" },
  lines: { cards: ({ source }, { name }) => name(source) },
  cards: cardTexts({ crab: "the crab" }, { crab: "It pinches." }),
};
const describer = describerOf(english, base, ["Ann"], {});
const drew: Base["event"] = { type: "drew", seat: 1, card: "crab" };

test("English is British English", () => {
  expect(english.tag).toBe("en-GB");
  expect(english.players(["Ann", "Bob", "Cy"])).toBe("Ann, Bob and Cy");
  expect(english.line("crabs", 1)).toBe("Crabs: 1 point");
  expect(english.line("crabs", -2)).toBe("Crabs: -2 points");
});

describe("common refusals", () => {
  const malformed = (path: string, problem: string, expected: string[]): CommonRefusal => ({
    code: "malformed",
    rule: "R-1",
    params: { path, problem, expected },
  });

  test.each<[CommonRefusal, string]>([
    [
      malformed("cards.0", "invalid_value", ["a", "b"]),
      "This is not an action of the game: cards.0 is missing, expected a or b (R-1).",
    ],
    [
      malformed("sead", "unrecognized_keys", ["type", "seat"]),
      "This is not an action of the game: unknown field sead, expected type or seat (R-1).",
    ],
    [
      {
        code: "malformed",
        rule: "R-1",
        params: {
          path: "type",
          problem: "invalid_union",
          expected: ["buy", "bribe"],
          found: '"bribes"',
          didYouMean: ["bribe"],
        },
      },
      'This is not an action of the game: "bribes" at type, did you mean bribe? (R-1).',
    ],
    [
      malformed("seat", "invalid_type", []),
      "This is not an action of the game: seat is missing (R-1).",
    ],
    [
      {
        code: "malformed",
        rule: "R-1",
        params: { path: "", problem: "invalid_type", expected: ["an object"], found: "7" },
      },
      "This is not an action of the game: 7, expected an object (R-1).",
    ],
    [{ code: "game-over", rule: "R-2", params: {} }, "The game is over (R-2)."],
    [
      { code: "not-your-decision", rule: "R-3", params: { deciders: [0, 2] } },
      "It is for Ann or Player 3 to decide (R-3).",
    ],
    [
      { code: "not-asked", rule: "R-4", params: { ask: "act", answers: ["draw"] } },
      "This does not answer the open question; the answers are: draw a card (R-4).",
    ],
    [
      { code: "other-moves-possible", rule: "R-5", params: {} },
      "This is allowed only when nothing else is possible (R-5).",
    ],
  ])("%j", (refusal, text) => {
    expect(describer.sentence(refusal)).toBe(text);
  });
});

describe("a describer", () => {
  test("describes everything, with the names of players and cards", () => {
    expect(describer.sentence(drew)).toBe("Player 2 drew the crab for a pearl.");
    expect(describer.sentence({ ...drew, seat: 0 })).toBe("Ann drew the crab for a pearl.");
    expect(describer.sentence({ type: "ended" })).toBe("The end.");
    expect(describer.sentence({ code: "too-late", rule: "R-6", params: { by: 2 } })).toBe(
      "Too late by 2 (R-6).",
    );
    const draw = { type: "draw", seat: 0, cards: ["crab"], count: 1 } as const;
    expect(describer.action(draw)).toBe("Draw 1");
    expect(describer.actionType("draw")).toBe("Draw a card");
    expect(describer.field("cards")).toBe("Cards to draw");
    expect(describer.value("cards", "crab")).toBe("The crab");
    expect(describer.value("count", 2)).toBe("2");
    expect(describer.decision({ ask: "act", seats: [0, 1] })).toBe("Ann and Player 2, act.");
    expect(describer.line({ category: "cards", source: "crab", points: 1 })).toBe(
      "The crab: 1 point",
    );
    expect(describer.line({ category: "cards", source: "crab", points: -2 })).toBe(
      "The crab: -2 points",
    );
    expect(describer.card("crab")).toEqual({ name: "The crab", text: "It pinches." });
  });

  test("describes a partial action by what has been chosen", () => {
    expect(describer.action({ type: "draw" })).toBe("Draw a card");
    const partial = { type: "draw", count: 3, cards: ["crab", "crab"] } as const;
    expect(describer.action(partial)).toBe(
      "Draw a card (how many: 3; cards to draw: the crab, the crab)",
    );
  });

  test("a layer adds texts, and the terms it replaces are used below, too", () => {
    const layer: Phrases<
      {
        event: { type: "left" };
        refusal: never;
        action: never;
        decision: never;
        choices: { card: "squid" };
        part: "shell";
        category: never;
        card: "squid";
      },
      { coin: string }
    > = {
      ...noWords,
      terms: { coin: "shell" },
      events: { left: () => "somebody left" },
      fields: { card: "card to hide" },
      values: { card: cardValue },
      parts: { shell: "empty shell" },
      cards: cardTexts({ squid: "the squid" }, { squid: "It hides." }),
    };
    const words = wordsOver(base, layer);
    expect(words.fields.card).toBe("card to hide");
    expect([words.parts.deck, words.parts.shell]).toEqual(["deck", "empty shell"]);
    const both = describerOf(english, words, [], {});
    expect(both.sentence({ type: "left" })).toBe("Somebody left.");
    expect(both.sentence({ ...drew, card: "squid" })).toBe("Player 2 drew the squid for a shell.");
    expect(both.value("card", "squid")).toBe("The squid");
    expect(both.card("crab").text).toBe("It pinches.");
    expect(wordsOver(base, layer)).toBe(wordsOver(base, layer));
    expect(() => describer.sentence({ ...drew, card: "squid" })).toThrow(
      'at card: "squid", expected crab',
    );
  });
});

describe("data without texts", () => {
  const garbage = [undefined, null, 5, "x", [], {}, { type: "constructor" }, { type: 5 }];

  test.each(garbage)("%j", (value) => {
    for (const describe of Object.values(describer) as ((value: unknown) => unknown)[])
      expect(() => describe(value)).toThrow(RulesError);
  });

  test.each([
    { type: "drew" },
    { type: "drew", seat: "0", card: "crab" },
    { type: "drew", seat: 0, card: null },
    { type: "drew", seat: 0, card: "toString" },
  ])("%j has a missing or invalid field", (value) => {
    expect(() => describer.sentence(value as never)).toThrow(RulesError);
  });

  // Converted to a string, a list of one name would look like the name.
  test.each<[keyof typeof describer, unknown, string]>([
    [
      "sentence",
      { type: ["drew"], seat: 0, card: "crab" },
      "at type: a list of 1, expected drew or ended",
    ],
    ["sentence", { type: "drow" }, 'at type: "drow", did you mean drew?'],
    ["sentence", { ...drew, card: ["crab"] }, "at card: a list of 1, expected crab"],
    ["sentence", { code: "not-asked" }, "a field is missing or malformed"],
    ["sentence", { code: "not-asked", params: { answers: ["?"] } }, 'at type: "?", expected draw'],
    ["action", { type: 5 }, "at type: 5, expected draw"],
    ["decision", { ask: "move", seats: [0] }, 'at ask: "move", expected act'],
    ["decision", { ask: "act" }, "a field is missing or malformed"],
    ["line", { category: "coins", points: 1 }, 'at category: "coins", expected cards'],
    ["card", ["crab"], "at card: a list of 1, expected crab"],
    ["card", "toString", 'at card: "toString", expected crab'],
  ])("%s of %j says what is wrong", (method, value, problem) => {
    expect(rulesError(() => untyped<unknown>(describer[method])(value)).message).toBe(
      `cannot describe this${problem.startsWith("at") ? "," : ":"} ${problem}`,
    );
  });

  test.each([undefined, null, 5, {}, { code: 5 }, { code: ["too-late"] }, { code: ["game-over"] }])(
    "a refusal %j is compared with all codes, the common ones included",
    (value) => {
      const { problems, path } = rulesError(() => describer.sentence(value as never));
      expect(path).toBe("code");
      expect(problems[0]!.expected).toEqual(["too-late", ...Object.keys(english.common)]);
    },
  );

  test("an error in a text is the cause", () => {
    const error = rulesError(() => describer.decision({ ask: "act" } as never));
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.problems).toEqual([{ path: [], reason: "a field is missing or malformed" }]);
  });

  test("invalid seats and points", () => {
    expect(() => describer.decision({ ask: "act", seats: 5 } as never)).toThrow(RulesError);
    expect(() => describer.decision({ ask: "act", seats: [{}] } as never)).toThrow(RulesError);
    expect(() => describer.line({ category: "cards", source: "crab" } as never)).toThrow(
      RulesError,
    );
    expect(() =>
      describer.sentence({ code: "not-asked", params: { answers: ["?"] } } as never),
    ).toThrow(RulesError);
  });

  test.each([[5], ["Ann"], [{}], [[1]], [["Ann", null]], [Array(101).fill("x")]])(
    "names %j",
    (names) => {
      expect(() => describerOf(english, base, names as never, {})).toThrow(/^describe options/);
    },
  );

  test.each<[unknown, string]>([
    ["Ann", "at names: expected a list of up to 100"],
    [{ length: 1 }, "at names: expected a list of up to 100"],
    [Array(101).fill("x"), "at names: expected a list of up to 100"],
    [["Ann", 5], "at names.1: expected a string of up to 100 characters"],
    [["x".repeat(101)], "at names.0: expected a string of up to 100 characters"],
  ])("names %j say what is wrong", (names, problem) => {
    const error = rulesError(() => describerOf(english, base, names as never, {}));
    expect(error.message).toBe(`describe options, ${problem}`);
  });

  test("no names, fewer than players, or the most that are allowed", () => {
    const first = { ...drew, seat: 0 };
    for (const names of [undefined, []])
      expect(describerOf(english, base, names, {}).sentence(first)).toMatch(/^Player 1 drew/);
    const many = describerOf(english, base, Array(100).fill("Ann"), {});
    expect(many.sentence({ ...drew, seat: 99 })).toMatch(/^Ann drew/);
    expect(many.sentence({ ...drew, seat: 100 })).toMatch(/^Player 101 drew/);
  });

  test("names that are too long", () => {
    expect(() => describerOf(english, base, ["x".repeat(101)], {})).toThrow("names.0");
    expect(describerOf(english, base, ["x".repeat(100)], {}).sentence({ type: "ended" })).toBe(
      "The end.",
    );
  });

  test("locales without texts", () => {
    for (const locale of [{}, { ...english, abyss: 5 }, { ...english, abyss: null }])
      expect(rulesError(() => localePart(locale as never, "abyss" as never)).message).toBe(
        "describe options, at locale: has no texts for abyss",
      );
    const abyss = { events: {} };
    expect(localePart({ ...english, abyss }, "abyss")).toBe(abyss);
  });
});
