import { describe, expect, test } from "vitest";
import { valuesOf } from "../../src/bots/value.ts";

describe("the value of points", () => {
  test("before the end it grows with the lead, and the values of two seats add up to one", () => {
    expect(valuesOf([20, 20], undefined)).toEqual([0.5, 0.5]);
    const [ahead, behind] = valuesOf([24, 20], undefined);
    const [far] = valuesOf([30, 20], undefined);
    expect(ahead! > 0.5 && far! > ahead!).toBe(true);
    expect(ahead! + behind!).toBeCloseTo(1);
  });

  test("at the end it depends on the winner, even with equal points", () => {
    const [winner, loser] = valuesOf([50, 50], [0]);
    expect(winner).toBeCloseTo(0.9);
    expect(loser).toBeCloseTo(0.1);
    const [shared, alike, third] = valuesOf([50, 50, 10], [0, 1]);
    expect(shared).toBe(alike);
    expect(shared! > third!).toBe(true);
  });

  test("a victory by one point is worth more than a lead of ten", () => {
    expect(valuesOf([50, 49], [0])[0]!).toBeGreaterThan(valuesOf([50, 40], undefined)[0]!);
  });

  test("a single player plays for points", () => {
    expect(valuesOf([40], undefined)[0]!).toBeGreaterThan(valuesOf([10], undefined)[0]! - 1e-9);
  });
});
