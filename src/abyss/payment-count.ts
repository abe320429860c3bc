// How many payments there are, and one of them by chance, without a list: there may be millions.
import { times } from "../kernel/bags.ts";
import type { Chance } from "../kernel/exact.ts";
import type { Payment } from "./actions.ts";
import { type Ally, races as allRaces, allyValue, type Race, raceOf } from "./cards/allies.ts";

/** Which payments are counted. */
export interface Search {
  /** The allies that can be played, each with a race. */
  readonly hand: readonly Ally[];
  /** Those that must be among the allies played. */
  readonly fixed: readonly Ally[];
  /** How many different races must be played, and one that must be among them. */
  readonly races: number;
  readonly required: Race | null;
  /** The points that the allies must reach. */
  readonly points: number;
  /** The ally that must be affiliated; any that may be, if left out. */
  readonly affiliate: Ally | undefined;
  /** AB-52: the ally affiliated need not be the lowest. */
  readonly anyValue: boolean;
}

/** Payments that were counted. */
export interface CountedPayments {
  readonly count: number;
  draw(rng: Chance): Payment;
}

/** A kind of ally in the hand, and what may be done with it. */
interface HandKind {
  readonly ally: Ally;
  readonly value: number;
  /** Its race, as a bit of a set of races. */
  readonly race: number;
  /** How many of it are played, at least and at most. */
  readonly least: number;
  readonly most: number;
  readonly isAffiliable: boolean;
  /** What it and the kinds after it are worth, and their races. */
  readonly pointsLeft: number;
  readonly racesLeft: number;
}

/** The kinds of a hand, the highest values first. */
function kindsOf({ hand, fixed, affiliate }: Search): HandKind[] {
  const kinds: HandKind[] = [];
  let [pointsLeft, racesLeft] = [0, 0];
  for (const ally of [...new Set(hand)].sort((a, b) => allyValue(a) - allyValue(b))) {
    const [value, race, most] = [allyValue(ally), bitOf(raceOf(ally)), times(hand, ally)];
    pointsLeft += most * value;
    racesLeft |= race;
    const isAffiliable = affiliate === undefined || ally === affiliate;
    const least = times(fixed, ally);
    kinds.push({ ally, value, race, least, most, isAffiliable, pointsLeft, racesLeft });
  }
  return kinds.reverse();
}

/** A race as a bit of a set of races. */
const bitOf = (race: Race | null): number => (race === null ? 0 : 1 << allRaces.indexOf(race));

/** How many races are in a set. */
const sizes = Array.from({ length: 1 << allRaces.length }, (_, set) =>
  allRaces.reduce((size, _race, i) => size + ((set >> i) & 1), 0),
);

// Random play spends much of its time here, hence one table for all searches (a new one for each doubled
// the time), which is not emptied: what stands in it counts only if it was written in the same round.
let known = new Float64Array(4096);
let writtenIn = new Float64Array(4096);
let round = 0;

/**
 * All payments of a search. Each counts as often as it has an ally to affiliate.
 *
 * Kind by kind, the highest values first: none, one, … of a kind are played, and one kind is marked as
 * the ally to affiliate; as it must be the lowest (AB-30), nothing below it is played then. In how many
 * ways one can go on depends only on the races played, on whether a kind is marked, and on the points
 * that are missing. So each of these is looked at once.
 */
export function countPayments(search: Search): CountedPayments {
  const { races, anyValue } = search;
  const kinds = kindsOf(search);
  const need = Math.max(0, search.points);
  const required = bitOf(search.required);
  const width = need + 1;
  const size = kinds.length * sizes.length * 2 * width;

  /** Nothing more can be played from the i-th kind on. */
  const isEnd = (i: number, marked: number): boolean =>
    i === kinds.length || (marked === 1 && !anyValue && kinds[i]!.value < kinds[i - 1]!.value);

  const isPaid = (i: number, played: number, missing: number): boolean => {
    if (missing > 0 || sizes[played] !== races || (played & required) !== required) return false;
    for (let rest = i; rest < kinds.length; rest++) if (kinds[rest]!.least > 0) return false;
    return true;
  };

  /** The ways to go on from the i-th kind; `marked` is 1 if a kind before it is marked, else 0. */
  function ways(i: number, played: number, marked: number, missing: number): number {
    if (isEnd(i, marked)) return marked === 1 && isPaid(i, played, missing) ? 1 : 0;
    const kind = kinds[i]!;
    if (missing > kind.pointsLeft || sizes[played | kind.racesLeft]! < races) return 0;
    const place = ((i * sizes.length + played) * 2 + marked) * width + missing;
    if (writtenIn[place] === round) return known[place]!;
    let found = 0;
    for (let n = kind.least; n <= kind.most; n++) {
      const then = n > 0 ? played | kind.race : played;
      if (sizes[then]! > races) break;
      const left = missing > n * kind.value ? missing - n * kind.value : 0;
      found += ways(i + 1, then, marked, left);
      if (n > 0 && marked === 0 && kind.isAffiliable) found += ways(i + 1, then, 1, left);
    }
    known[place] = found;
    writtenIn[place] = round;
    return found;
  }

  let ownRound = 0;
  function count(): number {
    if (known.length < size) {
      known = new Float64Array(size);
      writtenIn = new Float64Array(size);
    }
    round += 1;
    ownRound = round;
    return ways(0, 0, 0, need);
  }

  /** The payment of this number, in the order in which they are counted. */
  function payment(number: number): Payment {
    const allies: Ally[] = [];
    let affiliate: Ally | undefined;
    let [at, played, missing] = [number, 0, need];
    for (let i = 0; !isEnd(i, affiliate ? 1 : 0); i++) {
      const { ally, value, race, least, isAffiliable } = kinds[i]!;
      for (let n = least; ; n++) {
        const then = n > 0 ? played | race : played;
        const left = Math.max(0, missing - n * value);
        const plain = ways(i + 1, then, affiliate ? 1 : 0, left);
        const withMark = n > 0 && !affiliate && isAffiliable ? ways(i + 1, then, 1, left) : 0;
        if (at >= plain + withMark) {
          at -= plain + withMark;
          continue;
        }
        if (at >= plain) {
          at -= plain;
          affiliate = ally;
        }
        for (let taken = 0; taken < n; taken++) allies.push(ally);
        [played, missing] = [then, left];
        break;
      }
    }
    return { allies: allies.sort(), affiliate: affiliate! };
  }

  const all = count();
  return {
    count: all,
    draw(rng) {
      if (round !== ownRound) count(); // Others have been counted since.
      return payment(rng.below(all));
    },
  };
}
