// Tests of whether draws are fair. The seeds are fixed, so a verdict never changes between runs.
import { type Rng, rngFrom } from "../../src/kernel/components/rng.ts";

/** Counts how often each thing is drawn. */
export function tally(times: number, draw: (rng: Rng) => unknown, seed = "fair"): number[] {
  const rng = rngFrom(seed);
  const found = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const text = JSON.stringify(draw(rng));
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return [...found.values()];
}

/** A fair draw exceeds this many standard deviations once in thirty thousand tests. */
const DEVIATIONS = 4;

/** True if this many things were drawn, all about equally often. */
export const evenly = (drawn: readonly number[], things: number): boolean =>
  drawn.length === things &&
  inProportion(
    drawn,
    drawn.map(() => 1),
  );

/** True if things were drawn in proportion to their weights, by the chi-square test. */
export function inProportion(drawn: readonly number[], weights: readonly number[]): boolean {
  const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const [draws, all] = [total(drawn), total(weights)];
  const chiSquare = total(
    drawn.map((n, i) => {
      const expected = (draws * weights[i]!) / all;
      return (n - expected) ** 2 / expected;
    }),
  );
  // Its cube root is nearly normal (Wilson and Hilferty), even for few things.
  const freedom = drawn.length - 1;
  const spread = 2 / (9 * freedom);
  return Math.cbrt(chiSquare / freedom) < 1 - spread + DEVIATIONS * Math.sqrt(spread);
}
