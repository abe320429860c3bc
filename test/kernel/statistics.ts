// Whether chance is fair. The seeds are fixed, so a verdict never changes from one run to the next.
import { type Rng, rngFrom } from "../../src/kernel/rng.ts";

/** How often each thing was drawn, by its text. */
export function tally(times: number, draw: (rng: Rng) => unknown, seed = "fair"): number[] {
  const rng = rngFrom(seed);
  const found = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const text = JSON.stringify(draw(rng));
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return [...found.values()];
}

/** Chance alone goes beyond so many standard deviations once in thirty thousand tests. */
const DEVIATIONS = 4;

/** Whether so many things were drawn, all of them about equally often, by the chi-square test. */
export function evenly(drawn: readonly number[], things: number): boolean {
  if (drawn.length !== things) return false;
  const expected = drawn.reduce((a, b) => a + b, 0) / things;
  const chiSquare = drawn.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // Its cube root is nearly normal (Wilson and Hilferty), also where there are few things.
  const spread = 2 / (9 * (things - 1));
  return Math.cbrt(chiSquare / (things - 1)) < 1 - spread + DEVIATIONS * Math.sqrt(spread);
}
