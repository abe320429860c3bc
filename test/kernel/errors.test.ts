import { describe, expect, test } from "vitest";
import { RulesError, throwFirst } from "../../src/kernel/errors.ts";

describe("RulesError", () => {
  test("says what is wrong and where", () => {
    const error = new RulesError("tableau", { path: [0, "lords", 1], reason: "unknown lord" });
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("RulesError");
    expect(error.path).toBe("0.lords.1");
    expect(error.reason).toBe("unknown lord");
    expect(error.message).toBe("tableau, at 0.lords.1: unknown lord");
  });

  test("names no place for the value as a whole", () => {
    const error = new RulesError("tableau", { path: [], reason: "expected an object" });
    expect(error.path).toBe("");
    expect(error.message).toBe("tableau: expected an object");
  });

  test("names the first of a list: 0 is a place", () => {
    expect(new RulesError("list", { path: [0], reason: "wrong" }).message).toBe(
      "list, at 0: wrong",
    );
  });
});

describe("throwFirst", () => {
  test("throws the first problem and asks for no more", () => {
    function* problems() {
      yield { path: ["a"], reason: "first" };
      throw new Error("what comes after the first problem may rest on it");
    }
    expect(() => throwFirst("thing", problems())).toThrow("thing, at a: first");
  });

  test("does nothing without problems", () => {
    expect(() => throwFirst("thing", [])).not.toThrow();
  });
});
