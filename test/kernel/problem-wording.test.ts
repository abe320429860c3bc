import { describe, expect, test } from "vitest";
import {
  missingValue,
  orList,
  unknownField,
  valueInShort,
  wrongValue,
} from "../../src/kernel/validation/problem-wording.ts";
import { nasties } from "../bad-input/nasties.ts";

describe("valueInShort", () => {
  test.each<[unknown, string]>([
    [5, "5"],
    [-0, "-0"],
    [Number.NaN, "NaN"],
    ["5", '"5"'],
    ['say "x"', '"say \\"x\\""'],
    ["x".repeat(40), `"${"x".repeat(40)}"`],
    ["x".repeat(41), `"${"x".repeat(40)}…"`],
    [null, "null"],
    [undefined, "undefined"],
    [true, "true"],
    [[1, 2], "a list of 2"],
    [{}, "an object"],
    [Object.create(null), "an object"],
    [() => 1, "a function"],
    [Symbol("s"), "a symbol"],
    [10n, "a bigint"],
  ])("%o is %s", (value, text) => {
    expect(valueInShort(value)).toBe(text);
  });

  test.each(nasties)("%s has a short text", (_, make) => {
    expect(valueInShort(make()).length).toBeLessThan(60);
  });
});

describe("orList", () => {
  const letters = (n: number) => Array.from({ length: n }, (_, i) => `x${i}`);

  test.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a or b"],
    [["2", "3", "4"], "2, 3 or 4"],
  ])("%j is %j", (things, text) => {
    expect(orList(things)).toBe(text);
  });

  test("a long list is cut", () => {
    expect(orList(letters(41))).toMatch(/, x39 or x40$/);
    expect(orList(letters(50))).toMatch(/^x0, .*, x39 or 10 others$/);
  });
});

describe("problems", () => {
  test("of a wrong value, with a suggestion or what is expected", () => {
    expect(wrongValue(["a"], "tow", { names: ["two", "four"], kinds: ["null"] })).toEqual({
      path: ["a"],
      reason: '"tow", did you mean two?',
      found: '"tow"',
      expected: ["two", "four", "null"],
      didYouMean: ["two"],
    });
    expect(wrongValue(["a"], 7, { names: ["two"], kinds: ["null"] })).toEqual({
      path: ["a"],
      reason: "7, expected two or null",
      found: "7",
      expected: ["two", "null"],
    });
  });

  test("of a missing value", () => {
    expect(missingValue(["a"], { kinds: ["a string"] })).toEqual({
      path: ["a"],
      reason: "is missing, expected a string",
      expected: ["a string"],
    });
  });

  test("of an unknown field, whose name may be long", () => {
    const { path } = unknownField(["a"], "x".repeat(1_000_000), ["b"]);
    expect(path).toEqual(["a", `${"x".repeat(40)}…`]);
  });
});
