import { expect, test } from "vitest";
import { isSameJson } from "../../src/kernel/data/same-json.ts";

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, 2, false],
  ["a", "b", false],
  ["ab", { 0: "a", 1: "b" }, false],
  [{ 0: "a", 1: "b" }, "ab", false],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [null, 0, false],
  [0, null, false],
  [7, {}, false],
  [{}, 7, false],
  [[1, [2]], [1, [2]], true],
  [[1, [2]], [1, [3]], false],
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: undefined }, { b: 1 }, false],
  [["a"], { 0: "a" }, false],
])("%j and %j are equal: %s", (one, other, same) => {
  expect(isSameJson(one, other)).toBe(same);
});
