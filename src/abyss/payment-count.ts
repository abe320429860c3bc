// How many payments there are, and one of them by chance, without a list: there may be millions.
import { times } from "../kernel/bags.ts";
import type { Chance } from "../kernel/exact.ts";
import type { Payment } from "./actions.ts";
import { type Ally, allyValue, type Race, raceOf } from "./cards/allies.ts";

/** Which payments are counted. */
export interface Search {
  /** The allies that can be played, each with a race, in order. */
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

/** All payments of a search: those whose lowest ally is a 1, a 2, … one after the other (AB-30). */
export function countPayments(search: Search): CountedPayments {
  const { hand, affiliate, anyValue } = search;
  const affiliates = affiliate ? [affiliate] : [...new Set(hand)];
  const lowest = anyValue ? [0] : [...new Set(affiliates.map(allyValue))];
  const parts = lowest.map((value) =>
    countFrom(
      search,
      value,
      affiliates.filter((ally) => anyValue || allyValue(ally) === value),
    ),
  );
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return {
    count,
    draw(rng) {
      let at = rng.below(count);
      const chosen = parts.find((part) => {
        at -= part.count;
        return at < 0;
      })!;
      return chosen.draw(rng);
    },
  };
}

/** A kind of ally in the hand, and what may be done with it. */
interface HandKind {
  readonly ally: Ally;
  readonly value: number;
  /** How many of it are played, at least and at most. */
  readonly least: number;
  readonly most: number;
  readonly isAffiliable: boolean;
  /** How many races come before its own in the hand. */
  readonly racesBefore: number;
  readonly startsRace: boolean;
  readonly endsRace: boolean;
  readonly isRequired: boolean;
}

function kindsOf(search: Search, lowest: number, affiliates: readonly Ally[]): HandKind[] {
  const { hand, fixed, required } = search;
  const kinds: HandKind[] = [];
  let racesBefore = -1;
  for (let i = 0; i < hand.length; ) {
    const ally = hand[i]!;
    const startsRace = i === 0 || raceOf(hand[i - 1]!) !== raceOf(ally);
    if (startsRace) racesBefore += 1;
    const from = i;
    while (hand[i] === ally) i += 1;
    const value = allyValue(ally);
    kinds.push({
      ally,
      value,
      least: fixed.length > 0 ? times(fixed, ally) : 0,
      most: value < lowest ? 0 : i - from,
      isAffiliable: affiliates.includes(ally),
      racesBefore,
      startsRace,
      endsRace: i === hand.length || raceOf(hand[i]!) !== raceOf(ally),
      isRequired: raceOf(ally) === required,
    });
  }
  return kinds;
}

/**
 * The payments without an ally below `lowest`, each as often as it has an ally to affiliate.
 *
 * Kind by kind through the hand: none, one, … of a kind are played, and one kind is marked as the ally
 * to affiliate. What is still possible depends only on how many races are played, whether the race at
 * hand is, whether a kind is marked, and how many points are missing. So a table, filled from the last
 * kind, has the number of ways for each of these.
 */
function countFrom(search: Search, lowest: number, affiliates: readonly Ally[]): CountedPayments {
  const kinds = kindsOf(search, lowest, affiliates);
  const { races, required } = search;
  const need = Math.max(0, search.points);
  if (required !== null && !kinds.some((kind) => kind.isRequired)) return none;
  return {
    count: fill(kinds, races, need)[need]!,
    // The table is made again, as others may have been made since.
    draw: (rng) => drawFrom(kinds, races, need, fill(kinds, races, need), rng),
  };
}

const none: CountedPayments = {
  count: 0,
  draw() {
    throw new Error("bug: there is no payment to draw");
  },
};

// Random play spends most of its time here, hence plain loops (small functions made it five times
// slower) on one list of numbers that is used again (a new one for each lord doubled the time).
let ways = new Float64Array(4096);

/** Where a row of the table has the ways to go on: by races played, is it this one, marked, missing points. */
const placeOf = (played: number, here: number, marked: number, width: number): number =>
  (played * 4 + here * 2 + marked) * width;

function fill(kinds: readonly HandKind[], races: number, need: number): Float64Array {
  const width = need + 1;
  const size = placeOf(races + 1, 0, 0, width);
  if (ways.length < (kinds.length + 1) * size) ways = new Float64Array((kinds.length + 1) * size);
  const end = kinds.length * size;
  ways.fill(0, end, end + size);
  ways[end + placeOf(races, 0, 1, width)] = 1;
  for (let i = kinds.length - 1; i >= 0; i--) {
    const kind = kinds[i]!;
    const { value, least, most, isAffiliable, endsRace } = kind;
    const mustBeHere = endsRace && kind.isRequired;
    const after = (i + 1) * size;
    for (let here = 0; here <= (kind.startsRace ? 0 : 1); here++)
      for (let played = here; played <= Math.min(races, kind.racesBefore + here); played++)
        for (let marked = 0; marked <= 1; marked++)
          for (let missing = 0; missing <= need; missing++) {
            let found = 0;
            for (let n = least; n <= most; n++) {
              const hereThen = n > 0 ? 1 : here;
              const playedThen = played + hereThen - here;
              if (playedThen > races) break;
              if (mustBeHere && hereThen === 0) continue;
              const left = missing > n * value ? missing - n * value : 0;
              const next =
                after + (playedThen * 4 + (endsRace ? 0 : hereThen * 2) + marked) * width + left;
              found += ways[next]!;
              if (n > 0 && isAffiliable && marked === 0) found += ways[next + width]!;
            }
            ways[i * size + placeOf(played, here, marked, width) + missing] = found;
          }
  }
  return ways;
}

/** Walks through the table, at each kind by as much chance as it has ways to go on. */
function drawFrom(
  kinds: readonly HandKind[],
  races: number,
  need: number,
  table: Float64Array,
  rng: Chance,
): Payment {
  const width = need + 1;
  const size = placeOf(races + 1, 0, 0, width);
  const allies: Ally[] = [];
  let affiliate: Ally | undefined;
  let [played, here, missing] = [0, 0, need];
  for (const [i, kind] of kinds.entries()) {
    const { ally, value, isAffiliable, endsRace, isRequired } = kind;
    const marked = affiliate === undefined ? 0 : 1;
    let at = rng.below(table[i * size + placeOf(played, here, marked, width) + missing]!);
    for (let n = kind.least; n <= kind.most; n++) {
      const hereThen = n > 0 ? 1 : here;
      const playedThen = played + hereThen - here;
      if (playedThen > races || (endsRace && isRequired && hereThen === 0)) continue;
      const left = Math.max(0, missing - n * value);
      const next =
        (i + 1) * size + placeOf(playedThen, endsRace ? 0 : hereThen, marked, width) + left;
      at -= table[next]!;
      let isMarked = false;
      if (at >= 0 && n > 0 && isAffiliable && marked === 0) {
        at -= table[next + width]!;
        isMarked = at < 0;
      }
      if (at >= 0) continue;
      for (let taken = 0; taken < n; taken++) allies.push(ally);
      if (isMarked) affiliate = ally;
      [played, here, missing] = [playedThen, endsRace ? 0 : hereThen, left];
      break;
    }
  }
  return { allies, affiliate: affiliate! };
}
