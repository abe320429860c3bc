import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  copiesProblems,
  inventoryProblems,
  isCount,
  membersProblems,
  shapeProblems,
} from "../../src/kernel/validation/checks.ts";

describe("shapeProblems", () => {
  const problemsOf = (value: unknown) => [...shapeProblems(value, ["a", "b"], ["at"])];

  test("finds none in an object with exactly the keys", () => {
    expect(problemsOf({ b: undefined, a: 1 })).toEqual([]);
  });

  test("finds missing and unknown keys", () => {
    expect(problemsOf({ a: 1, c: 2 })).toEqual([
      { path: ["at", "b"], reason: "is missing", expected: [] },
      { path: ["at", "c"], reason: "unknown field, expected a or b", expected: ["a", "b"] },
    ]);
  });

  test("does not count inherited keys", () => {
    expect([...shapeProblems({}, ["toString"], [])]).toEqual([
      { path: ["toString"], reason: "is missing", expected: [] },
    ]);
  });

  test.each<[unknown, string]>([
    [null, "null"],
    [undefined, "undefined"],
    [[], "a list of 0"],
    ["text", '"text"'],
    [7, "7"],
  ])("expects an object, not %j", (value, found) => {
    const expected = ["an object with a, b"];
    const reason = `${found}, expected an object with a, b`;
    expect(problemsOf(value)).toEqual([{ path: ["at"], reason, found, expected }]);
  });

  test("allows optional keys to be left out", () => {
    expect([...shapeProblems({ b: 1 }, ["a", "b"], [], ["a"])]).toEqual([]);
  });
});

describe("membersProblems", () => {
  const problemsOf = (value: unknown) => [...membersProblems(value, ["x", "y"], ["list"])];

  test("finds none in a list of known names, even twice", () => {
    expect(problemsOf([])).toEqual([]);
    expect(problemsOf(["x", "y", "x"])).toEqual([]);
  });

  test("finds every unknown name and its path", () => {
    expect(problemsOf(["x", "z", null])).toEqual([
      {
        path: ["list", 1],
        reason: '"z", expected x or y',
        found: '"z"',
        expected: ["x", "y"],
      },
      { path: ["list", 2], reason: "null, expected x or y", found: "null", expected: ["x", "y"] },
    ]);
  });

  test.each([["x"], [{ length: 0 }], [null], [undefined]])("expects a list, not %j", (value) => {
    expect(problemsOf(value)).toMatchObject([{ path: ["list"], expected: ["a list"] }]);
  });

  test("finds a gap", () => {
    expect(problemsOf(Array(1))).toMatchObject([{ path: ["list", 0], found: "undefined" }]);
  });

  test("describes a member that cannot be converted to a string", () => {
    // Such objects can come from JSON; String() of them throws.
    for (const member of [JSON.parse('{"toString":1,"valueOf":1}'), Object.create(null)])
      expect(problemsOf([member])).toMatchObject([{ path: ["list", 0] }]);
  });
});

describe("copiesProblems", () => {
  const problemsOf = (cards: string[]) => [
    ...copiesProblems(
      cards.map((card, i) => ({ card, path: [i] })),
      (card) => (card === "rare" ? 1 : 2),
    ),
  ];

  test("finds none if the game has enough copies", () => {
    expect(problemsOf(["rare", "common", "common"])).toEqual([]);
  });

  test("finds the path of every card too many", () => {
    expect(problemsOf(["rare", "common", "rare", "common", "common"])).toEqual([
      { path: [2], reason: "rare appears 2 times, the game has 1" },
      { path: [4], reason: "common appears 3 times, the game has 2" },
    ]);
  });
});

describe("inventoryProblems", () => {
  const problemsOf = (cards: (string | null)[]) => [
    ...inventoryProblems(cards, ["a", "a", "b"], ["table"]),
  ];

  test("finds none in the complete cards, in any order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(["a", "a", "b"], { minLength: 3 }), (cards) => {
        expect(problemsOf(cards)).toEqual([]);
      }),
    );
  });

  test.each([
    [["a", "b"], "a is missing"],
    [["a", "a", "a", "b"], "a appears too often"],
    [["a", "a", "b", "c"], "c appears too often"],
    [["a", "a", "b", null], "null appears too often"],
    [["a", "a"], "b is missing"],
  ])("finds in %j that %s", (cards, reason) => {
    expect(problemsOf(cards)).toEqual([{ path: ["table"], reason }]);
  });
});

describe("isCount", () => {
  test.each([0, 1, Number.MAX_SAFE_INTEGER])("%j is a count", (value) => {
    expect(isCount(value)).toBe(true);
  });

  test.each([[-1], [0.5], [Number.NaN], [Infinity], [2 ** 53], ["1"], [1n], [null], [undefined]])(
    "%s is not a count",
    (value) => {
      expect(isCount(value)).toBe(false);
    },
  );
});
