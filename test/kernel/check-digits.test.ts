import { expect, test } from "vitest";
import { checkDigits, firstAltered } from "../../src/kernel/tools/check-digits.ts";

const parts = ["a", { b: 1 }, 3];
const checks = checkDigits(parts);

test("each part has four digits, which depend on all parts before it", () => {
  expect(checks).toMatch(/^[0-9a-f]{12}$/);
  expect(checkDigits(parts.slice(0, 2))).toBe(checks.slice(0, 8));
  const other = checkDigits(["other", ...parts.slice(1)]);
  for (const at of [0, 4, 8]) expect(other.slice(at, at + 4)).not.toBe(checks.slice(at, at + 4));
});

test("the first part that differs is found", () => {
  for (const [i, expected] of [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2].entries()) {
    const altered = `${checks.slice(0, i)}x${checks.slice(i + 1)}`;
    expect(firstAltered(checks, altered)).toBe(expected);
  }
});

test("a list that is shorter or longer differs where it ends", () => {
  expect(firstAltered(checks, checks.slice(0, 8))).toBe(2);
  expect(firstAltered(checks.slice(0, 4), checks)).toBe(1);
  expect(firstAltered(checks, checks)).toBe(3);
});
