// Payments without an ally that could be left out (AB-34): counted, drawn, and listed without dead ends.

import type { Countable } from "../kernel/agenda/countable.ts";
import { countOf, sum } from "../kernel/components/bags.ts";
import type { Payment } from "./actions.ts";
import { type Ally, allyValue, raceOf } from "./cards/allies.ts";
import type { Search } from "./payment-count.ts";

/** Which payments are meant, and the value that none must exceed by an ally. */
export interface MinimalSearch extends Search {
  readonly cost: number;
}

/** A kind of ally in the hand, and how many of it may be played. */
interface HandKind {
  readonly ally: Ally;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly endsRace: boolean;
  readonly isRequired: boolean;
}

/**
 * Payments with one ally to affiliate and with so much too much paid. With an excess, an ally that is
 * worth no more can be left out unless it is the only one of its race. So each race gives a single ally,
 * or some that are all worth more than `above`.
 */
interface Part {
  readonly kinds: readonly HandKind[];
  readonly affiliate: Ally;
  readonly above: number;
  /** The points of the allies, at least and at most. */
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
  /** One after the other: who asks for the first payment does not wait for the last. */
  function* parts(): Generator<CountedPart> {
    for (let i = 0; ; i++) {
      if (i === found.length) {
        const next = source.next();
        if (next.done) return;
        found.push(counted(next.value));
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
      throw new Error("bug: there is nothing to draw");
    },
  };
}

/** The parts, of which no two have a payment in common: by ally to affiliate, and by what is paid too much. */
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
    if (!holds(kinds, search)) continue;
    for (const range of sums)
      if (range.least <= total) yield { kinds, affiliate: one, races, ...range };
  }
}

/** The kinds that can be played along with the ally to affiliate, race by race. */
function kindsFor({ hand, fixed, anyValue, required }: Search, affiliate: Ally): HandKind[] {
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

/** Whether what must be played is among the kinds. */
const holds = (kinds: readonly HandKind[], { fixed, required }: Search): boolean =>
  fixed.every((card) => kinds.some(({ ally }) => ally === card)) &&
  (required === null || kinds.some(({ isRequired }) => isRequired));

/** The payments of a part that were counted. */
interface CountedPart {
  count(): number;
  list(): Iterable<Payment>;
  /** The payment of this number, in the order of the list. */
  payment(number: number): Payment;
}

/** What is played before the first ally, and what cannot be. */
const START = 0;
const IMPOSSIBLE = -1;

/**
 * Counts the payments of a part. In how many ways one can go on depends only on the points, on the number
 * of races, and on what was played of the race at hand. These three are one number, `played`, and each is
 * looked at once for each kind.
 */
function counted(part: Part): CountedPart {
  const { kinds, affiliate, above } = part;
  const width = part.most + 1;
  const known = new Map<number, number>();

  /** What is played after so many of a kind. */
  function after(kind: HandKind, n: number, played: number): number {
    const [before, rest] = [played % width, Math.floor(played / width)];
    let [ofRace, races] = [rest % 3, Math.floor(rest / 3)];
    const mayBeSeveral = kind.value > above;
    if (n > 0 && (mayBeSeveral ? ofRace === ALONE : ofRace !== NONE || n > 1)) return IMPOSSIBLE;
    if (n > 0) ofRace = mayBeSeveral ? SOME : ALONE;
    const points = before + n * kind.value;
    if (points > part.most) return IMPOSSIBLE;
    if (kind.endsRace) {
      if (kind.isRequired && ofRace === NONE) return IMPOSSIBLE;
      if (ofRace !== NONE) races += 1;
      if (races > part.races) return IMPOSSIBLE;
      ofRace = NONE;
    }
    return (races * 3 + ofRace) * width + points;
  }

  const isPaid = (played: number): boolean =>
    played % width >= part.least && Math.floor(played / width) === part.races * 3;

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

  function* list(i: number, played: number, allies: readonly Ally[]): Generator<Payment> {
    if (ways(i, played) === 0) return;
    const kind = kinds[i];
    if (!kind) yield { allies: [...allies], affiliate };
    else
      for (let n = kind.least; n <= kind.most; n++)
        yield* list(i + 1, after(kind, n, played), [...allies, ...Array<Ally>(n).fill(kind.ally)]);
  }

  function payment(number: number): Payment {
    const allies: Ally[] = [];
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
      allies.push(...Array<Ally>(n).fill(kind.ally));
    }
    return { allies, affiliate };
  }

  return { count: () => ways(0, START), list: () => list(0, START, []), payment };
}
