// Candidates that can be counted and sampled without being listed: there may be millions of payments.

import { countOf, firstMissing, removeOne, sum } from "../components/bags.ts";
import type { Rng } from "../components/rng.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { once } from "../data/lazy.ts";

/** A source of random numbers. Any generator with `below` will do. */
export type RandomSource = Pick<Rng, "below">;

/**
 * Candidates that are exactly the legal actions that pass the filter, each once. They are not checked again,
 * and can be counted and sampled without a list.
 */
export interface Countable<T> extends Iterable<T> {
  /** True if there is none. */
  isEmpty(): boolean;
  /** Returns how many there are. */
  count(): number;
  /** Picks one, all equally likely; there must be one. */
  sample(rng: RandomSource): T;
}

/** True if candidates are `Countable`; any others have to be listed and checked one by one. */
export const isCountable = <T>(candidates: Iterable<T>): candidates is Countable<T> =>
  (candidates as Partial<Countable<T>>).isEmpty !== undefined;

/** An empty set of candidates. */
export const noCandidates: Countable<never> = /* @__PURE__ */ deepFreeze({
  *[Symbol.iterator]() {},
  isEmpty: () => true,
  count: () => 0,
  sample() {
    throw new Error("bug: there is nothing to sample");
  },
});

/** Makes a list of candidates `Countable`; all of them must be legal. */
export const countableList = <T>(things: readonly T[]): Countable<T> => ({
  [Symbol.iterator]: () => things[Symbol.iterator](),
  isEmpty: () => things.length === 0,
  count: () => things.length,
  sample: (rng) => things[rng.below(things.length)]!,
});

/** Makes a lazy list of candidates `Countable`: all are listed when they are counted. They must be legal. */
export const countableOnceListed = <T>(list: () => Iterable<T>): Countable<T> => {
  const all = once(() => countableList([...list()]));
  return {
    [Symbol.iterator]: () => list()[Symbol.iterator](),
    isEmpty() {
      for (const _ of list()) return false;
      return true;
    },
    count: () => all().count(),
    sample: (rng) => all().sample(rng),
  };
};

function* map<T, U>(things: Iterable<T>, to: (thing: T) => U): Generator<U> {
  for (const thing of things) yield to(thing);
}

/** Maps candidates one to one; the result is `Countable` if they are. */
export function mapCandidates<T, U>(candidates: Iterable<T>, to: (thing: T) => U): Iterable<U> {
  if (candidates === noCandidates) return noCandidates;
  if (!isCountable(candidates)) return map(candidates, to);
  const mapped: Countable<U> = {
    [Symbol.iterator]: () => map(candidates, to),
    isEmpty: () => candidates.isEmpty(),
    count: () => candidates.count(),
    sample: (rng) => to(candidates.sample(rng)),
  };
  return mapped;
}

function* chain<T>(parts: readonly Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

/** Concatenates candidates; the result is `Countable` if all parts are. No candidate may be in two parts. */
export function concatCandidates<T>(all: readonly Iterable<T>[]): Iterable<T> {
  const parts = all.filter((part) => part !== noCandidates);
  if (parts.length === 0) return noCandidates;
  if (!parts.every(isCountable)) return chain(parts);
  const joined: Countable<T> = {
    [Symbol.iterator]: () => chain(parts),
    isEmpty: () => parts.every((part) => part.isEmpty()),
    count: () => parts.reduce((sum, part) => sum + part.count(), 0),
    sample(rng) {
      // Reservoir sampling: each part replaces the current draw with a probability equal to its share so far.
      let [drawn, seen]: [T | undefined, number] = [undefined, 0];
      for (const part of parts) {
        const count = part.count();
        seen += count;
        if (count > 0 && (seen === count || rng.below(seen) < count)) drawn = part.sample(rng);
      }
      return drawn!;
    },
  };
  return joined;
}

/** Returns all, or only `one` where it is given; nothing if it is not among them. */
export const allOrOne = <T>(all: readonly T[], one: T | undefined): readonly T[] =>
  one === undefined ? all : all.includes(one) ? [one] : [];

/**
 * Returns all combinations of `size` cards from a bag that contain `including`, as sorted lists.
 *
 * @example
 * ```ts
 * [...combinationsOf(["a", "a", "b"], 2)]; // [["a", "a"], ["a", "b"]]
 * ```
 */
export function combinationsOf<Card extends string>(
  bag: readonly Card[],
  size: number,
  including: readonly Card[] = [],
): Countable<Card[]> {
  const more = size - including.length;
  if (more < 0 || firstMissing(bag, including) !== undefined) return noCandidates;
  const rest = [...bag];
  for (const card of including) removeOne(rest, card);
  const kinds = [...new Set(rest)].sort();
  const copies = kinds.map((kind) => countOf(rest, kind));
  const chosen = (cards: readonly Card[]): Card[] => [...including, ...cards].sort();
  const waysFrom = waysToChoose(copies, more);
  return {
    *[Symbol.iterator]() {
      for (const cards of subBags(kinds, copies, more, 0)) yield chosen(cards);
    },
    isEmpty: () => more > rest.length,
    count: () => waysFrom(0, more),
    sample(rng) {
      const cards: Card[] = [];
      for (const [i, kind] of kinds.entries()) {
        let at = rng.below(waysFrom(i, more - cards.length));
        let taken = 0;
        for (;;) {
          at -= waysFrom(i + 1, more - cards.length - taken);
          if (at < 0) break;
          taken += 1;
        }
        for (let n = 0; n < taken; n++) cards.push(kind);
      }
      return chosen(cards);
    },
  };
}

/** Returns a function that counts the ways to choose `size` cards from the kinds from the i-th on. */
function waysToChoose(
  copies: readonly number[],
  most: number,
): (i: number, size: number) => number {
  // Row by row from the last kind, of which none, one, … cards are taken.
  const rows: number[][] = [Array.from({ length: most + 1 }, (_, size) => (size === 0 ? 1 : 0))];
  for (const held of copies.toReversed()) {
    const after = rows[0]!;
    rows.unshift(
      after.map((_, size) => {
        let ways = 0;
        for (let taken = 0; taken <= Math.min(held, size); taken++) ways += after[size - taken]!;
        return ways;
      }),
    );
  }
  return (i, size) => rows[i]![size] ?? 0;
}

/** Yields the bags of `size` cards. Skips branches that the remaining cards cannot fill: there may be millions. */
function* subBags<Card>(
  kinds: readonly Card[],
  copies: readonly number[],
  size: number,
  from: number,
): Generator<Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  let left = sum(copies.slice(from));
  for (let i = from; left >= size; i++) {
    left -= copies[i]!;
    for (let taken = Math.min(size, copies[i]!); taken > 0 && left >= size - taken; taken--)
      for (const rest of subBags(kinds, copies, size - taken, i + 1))
        yield [...Array<Card>(taken).fill(kinds[i]!), ...rest];
  }
}
