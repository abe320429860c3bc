import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import { hash32 } from "../data/digest.ts";
import { RulesError, unreadableProblem } from "../data/errors.ts";
import { MOST_SHUFFLED } from "../data/limits.ts";
import { mustBeSeed } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";

/** Chance, as the rules use it. */
export interface Rng {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  /** The same things in random order. */
  shuffle<T>(things: readonly T[]): T[];
  /** Takes one of the things out, at random. */
  draw<T>(from: T[]): T;
}

/** The four words of a generator; they live in the state. */
export type RngState = readonly number[];

// The first outputs of related words are related; after these few they are not.
const DROPPED = 20;

/** The words that a seed stands for. */
export function rngStateFrom(seed: string): RngState {
  const generator = xoroshiro128plusFromState([0, 1, 2, 3].map((salt) => hash32(seed, salt) | 0));
  for (let i = 0; i < DROPPED; i++) generator.next();
  return [...generator.getState()];
}

type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/** A whole number below `n`; from what is no number, the generator would draw for ever. */
function drawn(generator: Generator, n: number): number {
  if (!Number.isSafeInteger(n) || n < 1)
    throw new RulesError("chance", wrongValue([], n, { kinds: ["a whole number from 1 on"] }));
  return uniformInt(generator, 0, n - 1);
}

/** The same things in random order. */
function shuffled<T>(things: readonly T[], below: (n: number) => number): T[] {
  const all = [...things];
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

/** A generator that reads its words from the holder and writes them back when it has drawn. */
export function rngStoredIn(holder: { rng: RngState }): Rng {
  // Taking the words out and putting them back costs more than drawing, so a shuffle does it once.
  const using = <T>(use: (below: (n: number) => number) => T): T => {
    const generator = xoroshiro128plusFromState(holder.rng);
    const result = use((n) => drawn(generator, n));
    holder.rng = [...generator.getState()];
    return result;
  };
  const below = (n: number): number => using((draw) => draw(n));
  return {
    below,
    // What has no order to choose from uses up no chance.
    shuffle: (things) =>
      things.length < 2 ? [...things] : using((draw) => shuffled(things, draw)),
    draw: (from) => from.splice(below(from.length), 1)[0]!,
  };
}

/**
 * Random numbers of a seed, for `draw`, `playout` and bots. They have nothing to do with those of a
 * game that was set up with the same seed.
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
    shuffle: (things) => ofList(things, 0, () => shuffled(things, below)),
    draw: (from) => ofList(from, 1, () => from.splice(below(from.length), 1)[0]!),
  };
}

/** What is made of a list; throws a `RulesError` if it is none, is too short or too long, or cannot be read. */
function ofList<R>(list: readonly unknown[], least: number, make: () => R): R {
  try {
    if (Array.isArray(list) && list.length >= least && list.length <= MOST_SHUFFLED) return make();
  } catch (cause) {
    throw new RulesError("chance", unreadableProblem, { cause });
  }
  const wanted = { kinds: [`a list of ${least} to ${MOST_SHUFFLED}`] };
  throw new RulesError("chance", wrongValue([], list, wanted));
}
