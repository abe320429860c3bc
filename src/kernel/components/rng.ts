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

/** The generator state of a game whose outcomes come from elsewhere. Nothing can be drawn from it. */
export const NO_GENERATOR: RngState = Object.freeze([0, 0, 0, 0]);

/** False for the state of a game whose outcomes come from elsewhere. */
export const hasGenerator = ({ rng }: { readonly rng: RngState }): boolean =>
  rng.some((word) => word !== 0);

/** A random source: gives a whole number from 0 to `n - 1`, all equally likely. */
export type DrawBelow = (n: number) => number;

/** A random integer below `n`. It is checked, because a source might never return for NaN. */
export function below(source: DrawBelow, n: number): number {
  if (!Number.isSafeInteger(n) || n < 1)
    throw new RulesError("rng.below", wrongValue([], n, { kinds: ["a whole number, 1 or more"] }));
  return source(n);
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(things: readonly T[], source: DrawBelow): T[] {
  const all = [...things];
  for (let i = all.length - 1; i > 0; i--) {
    const j = source(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

/** A random source that advances a generator. */
const drawingFrom =
  (generator: ReturnType<typeof xoroshiro128plusFromState>): DrawBelow =>
  (n) =>
    uniformInt(generator, 0, n - 1);

/**
 * A generator that reads its state from the holder and writes it back after each use. Throws a `RulesError` when
 * it is used without a generator state.
 */
export function rngStoredIn(holder: { rng: RngState }): Rng {
  // Reading and writing the state costs more than drawing, so a shuffle does it once.
  const using = <T>(use: (source: DrawBelow) => T): T => {
    if (!hasGenerator(holder)) throw new RulesError("state", noGenerator);
    const generator = xoroshiro128plusFromState(holder.rng);
    const result = use(drawingFrom(generator));
    holder.rng = [...generator.getState()];
    return result;
  };
  const belowStored = (n: number): number => using((source) => below(source, n));
  return {
    below: belowStored,
    // A list that has only one order does not advance the generator.
    shuffle: (things) =>
      things.length < 2 ? [...things] : using((source) => shuffled(things, source)),
    draw: (from) => from.splice(belowStored(from.length), 1)[0]!,
  };
}

const noGenerator: Problem = {
  path: ["rng"],
  reason:
    "all numbers are 0: the outcomes of this game come from elsewhere; use reduceWithOutcomes, a host, or a state of sampleState",
};

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
  const source = drawingFrom(xoroshiro128plusFromState(rngStateFrom(`play:${seed}`)));
  return {
    below: (n) => below(source, n),
    shuffle: (things) => shuffled(things, source),
    draw: (from) => from.splice(below(source, from.length), 1)[0]!,
  };
}
