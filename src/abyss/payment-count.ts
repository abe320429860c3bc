// How many payments there are, and one of them by chance, without a list: there may be millions.

import type { RandomSource } from "../kernel/agenda/countable.ts";
import { countOf } from "../kernel/components/bags.ts";
import { type Ally, races as allRaces, allyValue, type Race, raceOf } from "./cards/allies.ts";

/** Which payments are counted. */
export interface Search {
  /** The allies that can be played; one without a race stands for any, and is never affiliated. */
  readonly hand: readonly Ally[];
  /** Those that must be among the allies played. */
  readonly fixed: readonly Ally[];
  /** How many different races must be played, and one that must be among them. */
  readonly races: number;
  readonly required: Race | null;
  /** The points that the allies must reach if nothing else is paid. */
  readonly points: number;
  /** In how many ways 0, 1, 2, … missing points can be paid otherwise. */
  readonly settling: readonly number[];
  /** The ally that must be affiliated; any that may be, or nobody, if left out. */
  readonly affiliate: Ally | undefined;
  /** AB-52: the ally affiliated need not be the lowest. */
  readonly anyValue: boolean;
}

/** A payment that was counted; `affiliate` is `null` where no ally with a race is played. */
export interface CountedPayment {
  readonly allies: Ally[];
  readonly affiliate: Ally | null;
  /** The points that are missing, and which of the ways to settle them this is. */
  readonly missing: number;
  readonly way: number;
}

/** Payments that were counted. */
export interface CountedPayments {
  readonly count: number;
  sample(rng: RandomSource): CountedPayment;
  /** One after the other, without those whose allies are not wanted: if some are not, more are not either. */
  list(isWanted?: (allies: readonly Ally[]) => boolean): Generator<CountedPayment>;
}

/** A kind of ally in the hand, and what may be done with it. */
interface HandKind {
  readonly ally: Ally;
  readonly value: number;
  /** Its race, as a bit of a set of races; 0 if it stands for any. */
  readonly race: number;
  /** How many of it are played, at least and at most. */
  readonly least: number;
  readonly most: number;
  readonly isAffiliable: boolean;
  /** What it and the kinds after it are worth, their races, and how many of them stand for any. */
  readonly pointsLeft: number;
  readonly racesLeft: number;
  readonly jokersLeft: number;
}

/** The kinds of a hand: those that stand for any race, then the highest values first. */
function kindsOf({ hand, fixed, affiliate }: Search): HandKind[] {
  const kinds: HandKind[] = [];
  let [pointsLeft, racesLeft, jokersLeft] = [0, 0, 0];
  for (const ally of [...new Set(hand)].sort(byRaceAndValue)) {
    const [value, race, most] = [allyValue(ally), bitOf(raceOf(ally)), countOf(hand, ally)];
    pointsLeft += most * value;
    racesLeft |= race;
    if (race === 0) jokersLeft += most;
    const isAffiliable = race > 0 && (affiliate === undefined || ally === affiliate);
    const least = countOf(fixed, ally);
    kinds.push({ ally, value, race, least, most, isAffiliable, pointsLeft, racesLeft, jokersLeft });
  }
  return kinds.reverse();
}

const byRaceAndValue = (a: Ally, b: Ally): number =>
  Number(raceOf(a) === null) - Number(raceOf(b) === null) || allyValue(a) - allyValue(b);

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
 * All payments of a search. Each counts as often as it has an ally to affiliate and a way to settle
 * what is missing.
 *
 * Kind by kind, the highest values first: none, one, … of a kind are played, and one kind is marked as
 * the ally to affiliate; as it must be the lowest (AB-30), nothing below it is played then. In how many
 * ways one can go on depends only on the races played, on how many allies stand for any race, on whether
 * a kind is marked, and on the points that are missing. So each of these is looked at once.
 */
export function countPayments(search: Search): CountedPayments {
  const { races, settling, affiliate: wanted, anyValue } = search;
  const kinds = kindsOf(search);
  const need = Math.max(0, search.points);
  const required = bitOf(search.required);
  const width = need + 1;
  const jokerWidth = (kinds[0]?.jokersLeft ?? 0) + 1;
  const size = kinds.length * sizes.length * jokerWidth * 2 * width;

  /** Nothing more can be played from the i-th kind on. */
  const isEnd = (i: number, marked: number): boolean =>
    i === kinds.length || (marked === 1 && !anyValue && kinds[i]!.value < kinds[i - 1]!.value);

  /** AB-27: each ally without a race stands for one, also for the required one. */
  const areMet = (played: number, jokers: number): boolean => {
    const lacking = (played & required) === required ? 0 : 1;
    return sizes[played]! + lacking <= races && races <= sizes[played]! + jokers;
  };

  /** The ways to settle a payment that ends here. */
  const endings = (i: number, played: number, jokers: number, marked: number, missing: number) => {
    if (marked === 0 && (played > 0 || wanted !== undefined)) return 0;
    if (!areMet(played, jokers)) return 0;
    for (let rest = i; rest < kinds.length; rest++) if (kinds[rest]!.least > 0) return 0;
    return settling[missing] ?? 0;
  };

  /** The ways to go on from the i-th kind; `marked` is 1 if a kind before it is marked, else 0. */
  function ways(
    i: number,
    played: number,
    jokers: number,
    marked: number,
    missing: number,
  ): number {
    if (isEnd(i, marked)) return endings(i, played, jokers, marked, missing);
    const kind = kinds[i]!;
    if (missing - kind.pointsLeft >= settling.length) return 0;
    if (sizes[played | kind.racesLeft]! + jokers + kind.jokersLeft < races) return 0;
    const place =
      (((i * sizes.length + played) * jokerWidth + jokers) * 2 + marked) * width + missing;
    if (writtenIn[place] === round) return known[place]!;
    let found = 0;
    for (let n = kind.least; n <= kind.most; n++) {
      const then = n > 0 ? played | kind.race : played;
      if (sizes[then]! > races) break;
      const left = Math.max(0, missing - n * kind.value);
      const standing = kind.race === 0 ? jokers + n : jokers;
      found += ways(i + 1, then, standing, marked, left);
      if (n > 0 && marked === 0 && kind.isAffiliable) found += ways(i + 1, then, standing, 1, left);
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
    return ways(0, 0, 0, 0, need);
  }

  /** The table may have been used by others meanwhile. */
  const countAgain = (): void => {
    if (round !== ownRound) count();
  };

  /** The payment of this number, in the order in which they are counted. */
  function payment(number: number): CountedPayment {
    const allies: Ally[] = [];
    let affiliate: Ally | null = null;
    let [i, at, played, jokers, missing] = [0, number, 0, 0, need];
    for (; !isEnd(i, affiliate ? 1 : 0); i++) {
      const { ally, value, race, least, isAffiliable } = kinds[i]!;
      for (let n = least; ; n++) {
        const then = n > 0 ? played | race : played;
        const standing = race === 0 ? jokers + n : jokers;
        const left = Math.max(0, missing - n * value);
        const plain = ways(i + 1, then, standing, affiliate ? 1 : 0, left);
        const withMark =
          n > 0 && !affiliate && isAffiliable ? ways(i + 1, then, standing, 1, left) : 0;
        if (at >= plain + withMark) {
          at -= plain + withMark;
          continue;
        }
        if (at >= plain) {
          at -= plain;
          affiliate = ally;
        }
        for (let taken = 0; taken < n; taken++) allies.push(ally);
        [played, jokers, missing] = [then, standing, left];
        break;
      }
    }
    return { allies: allies.sort(), affiliate, missing, way: at };
  }

  /** Goes through the payments kind by kind, and enters no branch without one. */
  function* list(
    isWanted: (allies: readonly Ally[]) => boolean,
    i: number,
    played: number,
    jokers: number,
    missing: number,
    chosen: readonly Ally[],
    affiliate: Ally | null,
  ): Generator<CountedPayment> {
    countAgain();
    const marked = affiliate ? 1 : 0;
    const here = ways(i, played, jokers, marked, missing);
    if (here === 0 || !isWanted(chosen)) return;
    if (isEnd(i, marked)) {
      for (let way = 0; way < here; way++)
        yield { allies: [...chosen].sort(), affiliate, missing, way };
      return;
    }
    const { ally, value, race, least, most, isAffiliable } = kinds[i]!;
    for (let n = least; n <= most; n++) {
      const then = n > 0 ? played | race : played;
      if (sizes[then]! > races) return;
      const standing = race === 0 ? jokers + n : jokers;
      const left = Math.max(0, missing - n * value);
      const more = [...chosen, ...Array<Ally>(n).fill(ally)];
      yield* list(isWanted, i + 1, then, standing, left, more, affiliate);
      if (n > 0 && !affiliate && isAffiliable)
        yield* list(isWanted, i + 1, then, standing, left, more, ally);
    }
  }

  const all = count();
  return {
    count: all,
    sample(rng) {
      countAgain();
      return payment(rng.below(all));
    },
    list: (isWanted = () => true) => list(isWanted, 0, 0, 0, need, [], null),
  };
}
