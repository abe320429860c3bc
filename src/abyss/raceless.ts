// Allies without a race may lie in any council stack: samples how many lie in each, if they are face down.
import type { Rng } from "../kernel/components/rng.ts";

/** A stack of which some cards are face down. */
interface Stack {
  /** How many of its cards are face down. */
  readonly backs: number;
  /** How many allies of its own race are left to fill it. */
  readonly own: number;
}

/** The resolution of random fractions. */
const GRAIN = 2 ** 31;

/**
 * Samples how many of the allies without a race lie in each stack, so that every way of dealing the
 * cards is equally likely.
 */
export function racelessShares(stacks: readonly Stack[], raceless: number, rng: Rng): number[] {
  let left = raceless;
  return stacks.map((stack, i) => {
    const shares = sharesOf(stack, left);
    if (shares.length === 1) return 0;
    const rest = stacks.slice(i + 1);
    const share = weightedIndex(
      shares.map((one) => waysWith(stack, one, rest, left)),
      rng,
    );
    left -= share;
    return share;
  });
}

/** The numbers of allies without a race that a stack can have: 0, 1, 2, … */
const sharesOf = ({ backs }: Stack, left: number): number[] =>
  Array.from({ length: Math.min(backs, left) + 1 }, (_, share) => share);

/** The number of ways to deal a stack with this share and the stacks after it. */
const waysWith = (
  { backs, own }: Stack,
  share: number,
  rest: readonly Stack[],
  left: number,
): number =>
  // Choose their places in the stack, then which of them lie there, then the allies of its own race.
  (orderedSelections(backs, share) / orderedSelections(share, share)) *
  orderedSelections(left, share) *
  orderedSelections(own, backs - share) *
  waysOf(rest, left - share);

/** The number of ways to deal these stacks. */
function waysOf(stacks: readonly Stack[], left: number): number {
  const [first, ...rest] = stacks;
  if (!first) return 1;
  return sharesOf(first, left).reduce((n, share) => n + waysWith(first, share, rest, left), 0);
}

/** The number of ordered selections of `taken` out of `total`. */
function orderedSelections(total: number, taken: number): number {
  let ways = 1;
  for (let i = 0; i < taken; i++) ways *= Math.max(0, total - i);
  return ways;
}

/** A random index, with a probability proportional to its weight. */
function weightedIndex(weights: readonly number[], rng: Rng): number {
  const all = weights.reduce((a, b) => a + b, 0);
  let at = (rng.below(GRAIN) / GRAIN) * all;
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return i;
  }
  throw new Error("too few allies are left for the face-down cards");
}
