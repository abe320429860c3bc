// An ally without a race may lie in any council stack. How many lie in which, when nobody knows?
import type { Rng } from "../kernel/components/rng.ts";

/** A stack of which some cards are face down. */
interface Stack {
  /** So many cards are face down. */
  readonly backs: number;
  /** So many allies of its own race are left for it. */
  readonly own: number;
}

/** Fine enough for a share of anything. */
const GRAIN = 2 ** 31;

/**
 * How many of the allies without a race lie in each stack, so that every way of dealing the cards is as
 * likely as any other.
 */
export function racelessShares(stacks: readonly Stack[], raceless: number, rng: Rng): number[] {
  let left = raceless;
  return stacks.map((stack, i) => {
    const rest = stacks.slice(i + 1);
    const weights = sharesOf(stack, left).map((share) => waysWith(stack, share, rest, left));
    const share = drawn(weights, rng);
    left -= share;
    return share;
  });
}

/** So many allies without a race may lie in a stack: 0, 1, 2, … */
const sharesOf = ({ backs }: Stack, left: number): number[] =>
  Array.from({ length: Math.min(backs, left) + 1 }, (_, share) => share);

/** In how many ways a stack with this share and the stacks after it can be dealt. */
const waysWith = (
  { backs, own }: Stack,
  share: number,
  rest: readonly Stack[],
  left: number,
): number =>
  // Which of its places they take, which of them lie there, and who of its own race is beside them.
  (ordered(backs, share) / ordered(share, share)) *
  ordered(left, share) *
  ordered(own, backs - share) *
  waysOf(rest, left - share);

/** In how many ways some stacks can be dealt. */
function waysOf(stacks: readonly Stack[], left: number): number {
  const [first, ...rest] = stacks;
  if (!first) return 1;
  return sharesOf(first, left).reduce((n, share) => n + waysWith(first, share, rest, left), 0);
}

/** In how many ways so many things can be taken of them, one after the other. */
function ordered(things: number, taken: number): number {
  let ways = 1;
  for (let i = 0; i < taken; i++) ways *= Math.max(0, things - i);
  return ways;
}

/** An index, as likely as its weight. */
function drawn(weights: readonly number[], rng: Rng): number {
  if (weights.length === 1) return 0; // nothing is left to chance
  const all = weights.reduce((a, b) => a + b, 0);
  let at = (rng.below(GRAIN) / GRAIN) * all;
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return i;
  }
  throw new Error("there are too few allies");
}
