import { expect, test } from "vitest";
import type { MalformedParams } from "../../src/kernel/validation/refusal.ts";
import { literalIn, malformedKindOf, namesAmong } from "../../src/kernel/words/malformed.ts";

const malformed = (rest: Partial<MalformedParams>): MalformedParams => ({
  path: "a",
  problem: "invalid_type",
  expected: [],
  ...rest,
});

test.each<[Partial<MalformedParams>, string]>([
  [{ problem: "unrecognized_keys" }, "unknown-field"],
  [{}, "missing"],
  [{ found: "7" }, "wrong"],
])("the kind of %j is: %s", (rest, kind) => {
  expect(malformedKindOf(malformed(rest))).toBe(kind);
});

test("only names are taken from what is expected", () => {
  const expected = ["crab-1", "a number", "red_2", "", "7", "two or", "(x)", "x!"];
  expect(namesAmong(malformed({ expected }))).toEqual(["crab-1", "red_2", "7"]);
});

test("at most twelve names are listed", () => {
  const names = Array.from({ length: 13 }, (_, i) => `name-${i}`);
  expect(namesAmong(malformed({ expected: names.slice(1) }))).toEqual(names.slice(1));
  expect(namesAmong(malformed({ expected: names }))).toEqual([...names.slice(0, 12), "…"]);
});

test.each([['"miler"'], ["7"], ["-3"], ["-0"], ["12.5"], ["true"], ["false"], ["null"]])(
  "%s is a literal",
  (found) => {
    expect(literalIn(malformed({ found }))).toBe(` ${found}`);
  },
);

test.each([
  ["a list of 3"],
  ["an object"],
  ["a text of 7"],
  ["trueish"],
  ["falsehood"],
  ["nullity"],
  ["-x"],
  ['say "x"'],
  ["undefined"],
])("%s is an English phrase, not a literal", (found) => {
  expect(literalIn(malformed({ found }))).toBe("");
});

test("without `found` there is no literal", () => {
  expect(literalIn(malformed({}))).toBe("");
});
