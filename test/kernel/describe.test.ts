import { describe, expect, test } from "vitest";
import { counted, list, type Phrases, player, sentence } from "../../src/kernel/describe.ts";
import type { CommonRefusal, Refusal } from "../../src/kernel/refusal.ts";

describe("words", () => {
  test.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ])("list of %j", (things, text) => {
    expect(list(things)).toBe(text);
  });

  test("list with another last word", () => {
    expect(list(["a", "b", "c"], "or")).toBe("a, b or c");
  });

  test.each([
    [0, "0 pearls"],
    [1, "1 pearl"],
    [2, "2 pearls"],
    [-1, "-1 pearls"],
  ])("counted %i", (n, text) => {
    expect(counted(n, "pearl")).toBe(text);
  });

  test("players count from one", () => {
    expect([0, 3].map(player)).toEqual(["Player 1", "Player 4"]);
  });
});

describe("common refusals", () => {
  const describeThis = (refusal: CommonRefusal) =>
    sentence<never, never>({ events: {}, refusals: {} }, refusal);
  const malformed = (path: string, problem: string, expected: string[]): CommonRefusal => ({
    code: "malformed",
    rule: "R-1",
    params: { path, problem, expected },
  });

  test.each<[CommonRefusal, string]>([
    [
      malformed("cards.0", "invalid_value", ["a", "b"]),
      "This is not an action of the game: invalid value at cards.0, expected a or b (R-1).",
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
    [malformed("", "unreadable", []), "This is not an action of the game: unreadable (R-1)."],
    [{ code: "game-over", rule: "R-2", params: {} }, "The game is over (R-2)."],
    [
      { code: "not-your-decision", rule: "R-3", params: { deciders: [0, 2] } },
      "It is for Player 1 or Player 3 to decide (R-3).",
    ],
    [
      { code: "not-asked", rule: "R-4", params: { ask: "act", answers: ["draw", "play", "pass"] } },
      'The question is "act"; it is answered by draw, play or pass (R-4).',
    ],
    [
      { code: "other-moves-possible", rule: "R-5", params: {} },
      "This is allowed only when nothing else is possible (R-5).",
    ],
  ])("%j", (refusal, text) => {
    expect(describeThis(refusal)).toBe(text);
  });
});

describe("sentence", () => {
  type Event = { type: "drew"; card: string } | { type: "ended" };
  type Reason = Refusal<"too-late", { by: number }>;
  const phrases: Phrases<Event, Reason> = {
    events: { drew: ({ card }) => `drew ${card}`, ended: () => "The end" },
    refusals: { "too-late": ({ by }) => `too late by ${by}` },
  };
  const describeThis = (said: Event | Reason) => sentence(phrases, said);

  test("gives a refusal of the game its sentence, with the rule", () => {
    expect(describeThis({ code: "too-late", rule: "R-6", params: { by: 2 } })).toBe(
      "Too late by 2 (R-6).",
    );
  });

  test("gives an event its sentence, with a full stop and no rule", () => {
    expect(describeThis({ type: "drew", card: "crab-3" })).toBe("Drew crab-3.");
    expect(describeThis({ type: "ended" })).toBe("The end.");
  });
});
