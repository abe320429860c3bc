// Candidates that can be counted and drawn without being listed: payments are many.
import { countOf, firstMissing, removeOne, sum } from "../components/bags.ts";
import type { Rng } from "../components/rng.ts";
import { RulesError } from "../data/errors.ts";
import { isCount } from "../validation/checks.ts";

/** Chance, as far as a choice needs it: any generator will do. */
export type RandomSource = Pick<Rng, "below">;

/** Generators that were looked at: a playout draws from the same one again and again. */
const fairOnes = new WeakMap<RandomSource, RandomSource>();

/** A generator of the caller's own, whose numbers are looked at: one out of range would draw nothing. */
export function checkedSource(rng: RandomSource): RandomSource {
  const known = fairOnes.get(rng);
  if (known) return known;
  const checked: RandomSource = {
    below(n) {
      const drawn = drawnBy(rng, n);
      if (isCount(drawn) && drawn < n) return drawn;
      const reason = `expected whole numbers from 0 to ${n - 1}`;
      throw new RulesError("no chance", { path: ["below"], reason });
    },
  };
  mustBelow(rng);
  fairOnes.set(rng, checked);
  return checked;
}

function mustBelow(rng: RandomSource): void {
  try {
    if (typeof rng.below === "function") return;
  } catch (cause) {
    throw noChance(cause);
  }
  throw noChance();
}

/** What the generator says; it may fail in any way. */
function drawnBy(rng: RandomSource, n: number): number {
  try {
    return rng.below(n);
  } catch (cause) {
    throw noChance(cause);
  }
}

function noChance(cause?: unknown): RulesError {
  const problem = { path: ["below"], reason: "expected a function that gives numbers" };
  return new RulesError("no chance", problem, { cause });
}

/**
 * Candidates that are just the legal ones among those wanted, each once. Nobody refuses them again,
 * and they need not be listed to be counted or drawn.
 */
export interface Countable<T> extends Iterable<T> {
  /** Whether there is none. */
  isEmpty(): boolean;
  /** How many there are. */
  count(): number;
  /** One of them, all equally likely; there must be one. */
  sample(rng: RandomSource): T;
}

/** Whether candidates are exact; others have to be listed and refused one by one. */
export const isCountable = <T>(candidates: Iterable<T>): candidates is Countable<T> =>
  !Array.isArray(candidates) && "isEmpty" in candidates;

/** No candidates. */
export const noCandidates: Countable<never> = {
  *[Symbol.iterator]() {},
  isEmpty: () => true,
  count: () => 0,
  sample() {
    throw new Error("bug: there is nothing to draw");
  },
};

/** The candidates of a list, all of them legal. */
export const countableList = <T>(things: readonly T[]): Countable<T> => ({
  [Symbol.iterator]: () => things[Symbol.iterator](),
  isEmpty: () => things.length === 0,
  count: () => things.length,
  sample: (rng) => things[rng.below(things.length)]!,
});

function* map<T, U>(things: Iterable<T>, to: (thing: T) => U): Generator<U> {
  for (const thing of things) yield to(thing);
}

/** Something made of each candidate; exact if they are. */
export function mapCandidates<T, U>(candidates: Iterable<T>, to: (thing: T) => U): Iterable<U> {
  if (candidates === noCandidates) return noCandidates;
  if (!isCountable(candidates)) return map(candidates, to);
  const exact: Countable<U> = {
    [Symbol.iterator]: () => map(candidates, to),
    isEmpty: () => candidates.isEmpty(),
    count: () => candidates.count(),
    sample: (rng) => to(candidates.sample(rng)),
  };
  return exact;
}

function* chain<T>(parts: readonly Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

/** The candidates of all parts, one after the other; exact if all parts are. */
export function concatCandidates<T>(all: readonly Iterable<T>[]): Iterable<T> {
  const parts = all.filter((part) => part !== noCandidates);
  if (parts.length === 0) return noCandidates;
  if (!parts.every(isCountable)) return chain(parts);
  const exact: Countable<T> = {
    [Symbol.iterator]: () => chain(parts),
    isEmpty: () => parts.every((part) => part.isEmpty()),
    count: () => parts.reduce((sum, part) => sum + part.count(), 0),
    sample(rng) {
      // What is drawn from a part stays if the parts that follow do not outweigh it.
      let [drawn, seen]: [T | undefined, number] = [undefined, 0];
      for (const part of parts) {
        const count = part.count();
        seen += count;
        if (count > 0 && (seen === count || rng.below(seen) < count)) drawn = part.sample(rng);
      }
      return drawn!;
    },
  };
  return exact;
}

/** Those that are wanted: all, or the one that is named, if it is there. */
export const allOrOne = <T>(all: readonly T[], one: T | undefined): readonly T[] =>
  one === undefined ? all : all.includes(one) ? [one] : [];

/**
 * All choices of so many cards from a bag, with these among them, as sorted lists.
 *
 * @example
 * ```ts
 * [...choicesFrom(["a", "a", "b"], 2)]; // [["a", "a"], ["a", "b"]]
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

/** In how many ways so many cards can be chosen from the kinds from the i-th on. */
function waysToChoose(
  copies: readonly number[],
  most: number,
): (i: number, size: number) => number {
  // Row by row from the last kind: a kind gives none, one, … of its cards.
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

/** No branch is entered that the cards left cannot fill: there may be millions of choices. */
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
