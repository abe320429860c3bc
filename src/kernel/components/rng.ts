import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import { hash32 } from "../data/digest.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { mustBeSeed } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";

/** A random number generator, as the rules use it. */
export interface Rng {
  /** A random integer from 0 to `n - 1`. */
  below(n: number): number;
  /** A shuffled copy of the list. */
  shuffle<T>(things: readonly T[]): T[];
  /** Removes a random element and returns it. */
  draw<T>(from: T[]): T;
}

/** The four 32-bit words of a generator; they are part of a game's state. */
export type RngState = readonly number[];

// Similar words give similar first outputs; this many are dropped.
const DROPPED = 20;

/** The initial generator state for a seed. */
export function rngStateFrom(seed: string): RngState {
  const generator = xoroshiro128plusFromState([0, 1, 2, 3].map((salt) => hash32(seed, salt) | 0));
  for (let i = 0; i < DROPPED; i++) generator.next();
  return [...generator.getState()];
}

/** The problem of a state from which the generator would draw 0 forever. */
export function* rngProblems(rng: RngState): Generator<Problem> {
  if (rng.every((word) => word === 0))
    yield { path: ["rng"], reason: "all numbers are 0, expected at least one other" };
}

type XoroShiro = ReturnType<typeof xoroshiro128plusFromState>;

/** A random integer below `n`. It is checked, because the generator would never return for NaN. */
function drawn(generator: XoroShiro, n: number): number {
  if (!Number.isSafeInteger(n) || n < 1)
    throw new RulesError("rng.below", wrongValue([], n, { kinds: ["a whole number, 1 or more"] }));
  return uniformInt(generator, 0, n - 1);
}

/** A shuffled copy (Fisher-Yates). */
function shuffled<T>(things: readonly T[], below: (n: number) => number): T[] {
  const all = [...things];
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

/** A generator that reads its state from the holder and writes it back after each use. */
export function rngStoredIn(holder: { rng: RngState }): Rng {
  // Reading and writing the state costs more than drawing, so a shuffle does it once.
  const using = <T>(use: (below: (n: number) => number) => T): T => {
    const generator = xoroshiro128plusFromState(holder.rng);
    const result = use((n) => drawn(generator, n));
    holder.rng = [...generator.getState()];
    return result;
  };
  const below = (n: number): number => using((draw) => draw(n));
  return {
    below,
    // A list that has only one order does not advance the generator.
    shuffle: (things) =>
      things.length < 2 ? [...things] : using((draw) => shuffled(things, draw)),
    draw: (from) => from.splice(below(from.length), 1)[0]!,
  };
}

/**
 * A seeded random number generator for `randomAction`, `playout` and bots. It is independent of the
 * generator of a game that was set up with the same seed.
 *
 * @example
 * ```ts
 * const action = abyss.randomAction(view, seat, rngFrom("dice"));
 * ```
 */
export function rngFrom(seed: string): Rng {
  mustBeSeed(seed);
  const generator = xoroshiro128plusFromState(rngStateFrom(`play:${seed}`));
  const below = (n: number): number => drawn(generator, n);
  return {
    below,
    shuffle: (things) => shuffled(things, below),
    draw: (from) => from.splice(below(from.length), 1)[0]!,
  };
}
