import { describe, expect, test } from "vitest";
import { problemsInStages, RulesError, throwIfProblems } from "../../src/kernel/data/errors.ts";

describe("RulesError", () => {
  test("says what is wrong and where", () => {
    const error = new RulesError("tableau", { path: [0, "lords", 1], reason: "unknown lord" });
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("RulesError");
    expect(error.path).toBe("0.lords.1");
    expect(error.reason).toBe("unknown lord");
    expect(error.message).toBe("tableau, at 0.lords.1: unknown lord");
    expect(error.problems).toEqual([{ path: [0, "lords", 1], reason: "unknown lord" }]);
  });

  test("has no path for the value as a whole", () => {
    const error = new RulesError("tableau", { path: [], reason: "expected an object" });
    expect(error.path).toBe("");
    expect(error.message).toBe("tableau: expected an object");
  });

  test("names the first member of a list, whose path is 0", () => {
    expect(new RulesError("list", { path: [0], reason: "wrong" }).message).toBe(
      "list, at 0: wrong",
    );
  });
});

describe("throwIfProblems", () => {
  test("throws the problems that were found before a check failed", () => {
    function* problems() {
      yield { path: ["a"], reason: "first" };
      yield { path: [], reason: "second" };
      throw new Error("later checks may assume that the earlier ones passed");
    }
    expect(() => throwIfProblems("thing", problems())).toThrow(
      "thing, at a: first (and 1 more: second)",
    );
  });

  test.each([
    [1, "thing, at 0: wrong"],
    [2, "thing, at 0: wrong (and 1 more: at 1: wrong)"],
    [3, "thing, at 0: wrong (and 2 more: at 1: wrong; at 2: wrong)"],
    [4, "thing, at 0: wrong (and 3 more: at 1: wrong; at 2: wrong; …)"],
    [49, "thing, at 0: wrong (and 48 more: at 1: wrong; at 2: wrong; …)"],
  ])("of %i problems three are in the message", (length, message) => {
    const problems = Array.from({ length }, (_, i) => ({ path: [i], reason: "wrong" }));
    expect(() => throwIfProblems("thing", problems)).toThrow(expect.objectContaining({ message }));
  });

  test("stops at fifty", () => {
    function* problems() {
      for (let i = 0; ; i++) yield { path: [i], reason: "wrong" };
    }
    const attempt = () => throwIfProblems("thing", problems());
    expect(attempt).toThrow(
      "thing, at 0: wrong (and at least 49 more: at 1: wrong; at 2: wrong; …)",
    );
    expect(attempt).toThrow(
      expect.objectContaining({ problems: expect.objectContaining({ length: 50 }) }),
    );
  });

  test("does nothing without problems", () => {
    expect(() => throwIfProblems("thing", [])).not.toThrow();
  });
});

describe("problemsInStages", () => {
  const stage = (...reasons: string[]) => reasons.map((reason) => ({ path: [], reason }));

  test("continues until a stage finds problems, and reports all of that stage", () => {
    const stages = [() => [], () => stage("a", "b"), () => stage("c")];
    expect([...problemsInStages(...stages)].map(({ reason }) => reason)).toEqual(["a", "b"]);
    expect([
      ...problemsInStages(
        () => [],
        () => [],
      ),
    ]).toEqual([]);
  });
});
