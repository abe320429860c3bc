// Payments without a superfluous ally (AB-34): counted, sampled, and listed without dead ends.

import type { Countable } from "../kernel/agenda/countable.ts";
import { countOf, sum } from "../kernel/components/bags.ts";
import type { Payment } from "./actions.ts";
import { type AnyAlly, allyValue, raceOf } from "./cards/allies.ts";
import type { Search } from "./payment-count.ts";

/** The payments to search, and the cost that decides which ally is superfluous. */
export interface MinimalSearch extends Search {
  readonly cost: number;
}

/** A kind of ally in the hand, and how many copies may be played. */
interface HandKind {
  readonly ally: AnyAlly;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly endsRace: boolean;
  readonly isRequired: boolean;
}

/**
 * Payments with the same ally to affiliate and the same excess over the cost. An ally worth no more than
 * the excess is superfluous unless it is the only one of its race. So each race contributes a single
 * ally, or several that are all worth more than `above`.
 */
interface Part {
  readonly kinds: readonly HandKind[];
  readonly affiliate: AnyAlly;
  readonly above: number;
  /** The minimum and maximum points of the allies. */
  readonly least: number;
  readonly most: number;
  readonly races: number;
}

/** What was played of a race: nothing, one ally that must stay alone, or others. */
const NONE = 0;
const ALONE = 1;
const SOME = 2;

/** All payments of a search that have no superfluous ally, each once. */
export function minimalPayments(search: MinimalSearch): Countable<Payment> {
  const source = partsOf(search);
  const found: CountedPart[] = [];
  /** Lazy, so that the first payment does not wait for the last. */
  function* parts(): Generator<CountedPart> {
    for (let i = 0; ; i++) {
      if (i === found.length) {
        const next = source.next();
        if (next.done) return;
        found.push(countPart(next.value));
      }
      yield found[i]!;
    }
  }
  const count = () => sum([...parts()].map((part) => part.count()));
  return {
    *[Symbol.iterator]() {
      for (const part of parts()) yield* part.list();
    },
    isEmpty() {
      for (const part of parts()) if (part.count() > 0) return false;
      return true;
    },
    count,
    sample(rng) {
      let at = rng.below(count());
      for (const part of parts()) {
        if (at < part.count()) return part.payment(at);
        at -= part.count();
      }
      throw new Error("bug: there are no payments to sample");
    },
  };
}

/** Splits the payments into disjoint parts, by ally to affiliate and by excess over the cost. */
function* partsOf(search: MinimalSearch): Generator<Part> {
  const { hand, races, cost, points, affiliate } = search;
  const total = sum(hand.map(allyValue));
  const highest = Math.max(0, ...hand.map(allyValue));
  const sums = [{ above: 0, least: Math.max(0, points), most: Math.min(cost, total) }];
  for (let excess = 1; excess < highest; excess++)
    sums.push({ above: excess, least: cost + excess, most: cost + excess });
  sums.push({ above: highest, least: cost + highest, most: total });
  for (const one of affiliate === undefined ? new Set(hand) : [affiliate]) {
    const kinds = kindsFor(search, one);
    if (!hasRequired(kinds, search)) continue;
    for (const range of sums)
      if (range.least <= total) yield { kinds, affiliate: one, races, ...range };
  }
}

/** The kinds that can be played along with the ally to affiliate, race by race. */
function kindsFor({ hand, fixed, anyValue, required }: Search, affiliate: AnyAlly): HandKind[] {
  const kinds = [...new Set(hand)]
    .filter((ally) => anyValue || allyValue(ally) >= allyValue(affiliate))
    .sort();
  return kinds.map((ally, i) => ({
    ally,
    value: allyValue(ally),
    least: Math.max(countOf(fixed, ally), ally === affiliate ? 1 : 0),
    most: countOf(hand, ally),
    endsRace: kinds[i + 1] === undefined || raceOf(kinds[i + 1]!) !== raceOf(ally),
    isRequired: raceOf(ally) === required,
  }));
}

/** True if the fixed allies and the required race are among the kinds. */
const hasRequired = (kinds: readonly HandKind[], { fixed, required }: Search): boolean =>
  fixed.every((card) => kinds.some(({ ally }) => ally === card)) &&
  (required === null || kinds.some(({ isRequired }) => isRequired));

/** The payments of a part, countable and numbered. */
interface CountedPart {
  count(): number;
  list(): Iterable<Payment>;
  /** The payment with this number, in the order of the list. */
  payment(number: number): Payment;
}

/** Values of `played`: nothing yet, and a dead end. */
const START = 0;
const IMPOSSIBLE = -1;

/**
 * Counts the payments of a part. The number of ways to go on depends only on the points, the number of
 * races and what was played of the current race. These three are packed into one number, `played`, and
 * each value is counted once for each kind.
 */
function countPart(part: Part): CountedPart {
  const { kinds, affiliate, above } = part;
  /** The bits of `played`: points, then two for the current race, then the number of races. */
  const raceShift = 32 - Math.clz32(part.most);
  const pointsMask = (1 << raceShift) - 1;
  const known = new Map<number, number>();

  /** The value of `played` after `n` allies of a kind. */
  function after(kind: HandKind, n: number, played: number): number {
    let ofRace = (played >> raceShift) & 3;
    let races = played >> (raceShift + 2);
    const mayBeSeveral = kind.value > above;
    if (n > 0 && (mayBeSeveral ? ofRace === ALONE : ofRace !== NONE || n > 1)) return IMPOSSIBLE;
    if (n > 0) ofRace = mayBeSeveral ? SOME : ALONE;
    const points = (played & pointsMask) + n * kind.value;
    if (points > part.most) return IMPOSSIBLE;
    if (kind.endsRace) {
      if (kind.isRequired && ofRace === NONE) return IMPOSSIBLE;
      if (ofRace !== NONE) races += 1;
      if (races > part.races) return IMPOSSIBLE;
      ofRace = NONE;
    }
    return (((races << 2) | ofRace) << raceShift) | points;
  }

  const isPaid = (played: number): boolean =>
    (played & pointsMask) >= part.least && played >> raceShift === part.races << 2;

  function ways(i: number, played: number): number {
    if (played === IMPOSSIBLE) return 0;
    const kind = kinds[i];
    if (!kind) return isPaid(played) ? 1 : 0;
    const place = played * kinds.length + i;
    let found = known.get(place);
    if (found === undefined) {
      found = 0;
      for (let n = kind.least; n <= kind.most; n++) found += ways(i + 1, after(kind, n, played));
      known.set(place, found);
    }
    return found;
  }

  /** The allies of a payment, from the number of copies of each kind. */
  function alliesOf(copies: readonly number[]): AnyAlly[] {
    const allies: AnyAlly[] = [];
    for (let i = 0; i < kinds.length; i++)
      for (let n = copies[i]!; n > 0; n--) allies.push(kinds[i]!.ally);
    return allies;
  }

  /** Lists the payments. (One loop with a stack: generators inside each other took three times as long.) */
  function* list(): Generator<Payment> {
    /** The copies taken of each kind so far, and what was played before it. */
    const copies: number[] = [];
    const before = [START];
    let [i, n] = [0, kinds[0]?.least ?? 0];
    while (i >= 0) {
      const kind = kinds[i];
      if (kind && n <= kind.most) {
        const next = after(kind, n, before[i]!);
        if (ways(i + 1, next) === 0) n += 1;
        else {
          copies[i] = n;
          i += 1;
          before[i] = next;
          n = kinds[i]?.least ?? 0;
        }
      } else {
        if (!kind && isPaid(before[i]!)) yield { allies: alliesOf(copies), affiliate };
        i -= 1;
        n = (copies[i] ?? 0) + 1;
      }
    }
  }

  function payment(number: number): Payment {
    const copies: number[] = [];
    let [at, played] = [number, START];
    for (const [i, kind] of kinds.entries()) {
      let n = kind.least;
      for (let next = after(kind, n, played); ; next = after(kind, n, played)) {
        const inside = ways(i + 1, next);
        if (at < inside) {
          played = next;
          break;
        }
        at -= inside;
        n += 1;
      }
      copies.push(n);
    }
    return { allies: alliesOf(copies), affiliate };
  }

  return { count: () => ways(0, START), list, payment };
}
