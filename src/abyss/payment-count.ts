// Counts payments and samples one at random without a list, as there may be millions.

import type { RandomSource } from "../kernel/agenda/countable.ts";
import type { AnyAlly, Race } from "./cards/allies.ts";
import { type Branch, branchesOf, nothingPlayed, type Played } from "./payment-branch.ts";
import { bitOf, kindsOf, type Playable, sizes } from "./payment-kinds.ts";

/** The payments to count. */
export interface Search extends Playable {
  /** How many different races must be played, and one that must be among them. */
  readonly races: number;
  readonly required: Race | null;
  /** The points that the allies must reach if nothing else is paid. */
  readonly points: number;
  /** The number of ways to pay 0, 1, 2, … missing points by other means. */
  readonly settling: readonly number[];
  /** AB-52: the ally affiliated need not be the lowest. */
  readonly anyValue: boolean;
}

/** A counted payment; `affiliate` is `null` if no ally with a race is played. */
export interface CountedPayment {
  readonly allies: AnyAlly[];
  readonly affiliate: AnyAlly | null;
  /** The missing points, and the number of the way in which they are paid. */
  readonly missing: number;
  readonly way: number;
}

/** Counted payments. */
export interface CountedPayments {
  readonly count: number;
  sample(rng: RandomSource): CountedPayment;
  /** Lists payments with accepted allies. */
  list(isAccepted?: IsAccepted): Generator<CountedPayment>;
}

/**
 * True if allies are accepted, and false only if all supersets are rejected, too. At least `more` allies must be added
 * to them, which makes it possible to reject early.
 */
export type IsAccepted = (played: Played, more: number) => boolean;

// Random play spends much of its time here, so all searches share one table (a new one for each search
// doubled the time). It is never cleared: an entry is valid only if it was written in the same round.
let known = new Float64Array(4096);
let writtenIn = new Float64Array(4096);
let round = 0;

/**
 * Counts the payments of a search: each combination of allies once for every ally to affiliate and every
 * way to pay the missing points.
 *
 * It goes kind by kind, the highest values first: none, one, … of a kind are played, and one kind is
 * marked as the ally to affiliate; as it must be the lowest (AB-30), nothing below it is played then. The
 * number of ways to go on depends only on the races played, on how many allies stand for any race, on
 * whether a kind is marked, and on the missing points. So each combination of these is counted once.
 */
export function countPayments(search: Search): CountedPayments {
  const { races, settling, affiliate: given, anyValue } = search;
  const kinds = kindsOf(search);
  const need = Math.max(0, search.points);
  const required = bitOf(search.required);
  const width = need + 1;
  const jokerWidth = (kinds[0]?.jokersLeft ?? 0) + 1;
  const size = kinds.length * sizes.length * jokerWidth * 2 * width;

  /** True if nothing more can be played from the i-th kind on. */
  const isEnd = (i: number, marked: number): boolean =>
    i === kinds.length || (marked === 1 && !anyValue && kinds[i]!.value < kinds[i - 1]!.value);

  /** AB-27: each ally without a race stands for one, even the required one. */
  const areMet = (played: number, jokers: number): boolean => {
    const lacking = (played & required) === required ? 0 : 1;
    return sizes[played]! + lacking <= races && races <= sizes[played]! + jokers;
  };

  /** The number of ways to pay the missing points of a payment that ends here. */
  const endings = (i: number, played: number, jokers: number, marked: number, missing: number) => {
    if (marked === 0 && (played > 0 || given !== undefined)) return 0;
    if (!areMet(played, jokers)) return 0;
    for (let rest = i; rest < kinds.length; rest++) if (kinds[rest]!.least > 0) return 0;
    return settling[missing] ?? 0;
  };

  /** The number of ways to go on from the i-th kind; `marked` is 1 if a kind before it is marked, else 0. */
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
      const nextPlayed = n > 0 ? played | kind.race : played;
      if (sizes[nextPlayed]! > races) break;
      const nextMissing = Math.max(0, missing - n * kind.value);
      const nextJokers = kind.race === 0 ? jokers + n : jokers;
      found += ways(i + 1, nextPlayed, nextJokers, marked, nextMissing);
      if (n > 0 && marked === 0 && kind.isAffiliable)
        found += ways(i + 1, nextPlayed, nextJokers, 1, nextMissing);
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

  /** Counts again if another search has used the table meanwhile. */
  const countAgain = (): void => {
    if (round !== ownRound) count();
  };

  /** The payment with this number, in the order of counting. */
  function payment(number: number): CountedPayment {
    const allies: AnyAlly[] = [];
    let affiliate: AnyAlly | null = null;
    let [i, at, played, jokers, missing] = [0, number, 0, 0, need];
    for (; !isEnd(i, affiliate ? 1 : 0); i++) {
      const { ally, value, race, least, isAffiliable } = kinds[i]!;
      for (let n = least; ; n++) {
        const nextPlayed = n > 0 ? played | race : played;
        const nextJokers = race === 0 ? jokers + n : jokers;
        const nextMissing = Math.max(0, missing - n * value);
        const plain = ways(i + 1, nextPlayed, nextJokers, affiliate ? 1 : 0, nextMissing);
        const withMark =
          n > 0 && !affiliate && isAffiliable
            ? ways(i + 1, nextPlayed, nextJokers, 1, nextMissing)
            : 0;
        if (at >= plain + withMark) {
          at -= plain + withMark;
          continue;
        }
        if (at >= plain) {
          at -= plain;
          affiliate = ally;
        }
        for (let taken = 0; taken < n; taken++) allies.push(ally);
        [played, jokers, missing] = [nextPlayed, nextJokers, nextMissing];
        break;
      }
    }
    return { allies: allies.sort(), affiliate, missing, way: at };
  }

  /** The least number of allies that must be added: one for each missing race, and one to affiliate. */
  const leastMore = (played: number, jokers: number, marked: number): number =>
    Math.max(
      races - sizes[played]! - jokers,
      marked === 0 && (played > 0 || given !== undefined) ? 1 : 0,
    );

  /** Lists payments kind by kind, and enters no branch without one. (A stack: generators inside each other are slow.) */
  function* list(isAccepted: IsAccepted = () => true): Generator<CountedPayment> {
    const waysIn = ({ depth, set, jokers, affiliate, missing }: Branch): number =>
      ways(depth, set, jokers, affiliate ? 1 : 0, missing);
    const isOpen = (branch: Branch): boolean =>
      branch.races <= races &&
      waysIn(branch) > 0 &&
      isAccepted(branch, leastMore(branch.set, branch.jokers, branch.affiliate ? 1 : 0));
    countAgain();
    const pending = [{ ...nothingPlayed, missing: need }].filter(isOpen);
    for (let branch = pending.pop(); branch; branch = pending.pop()) {
      const { depth, allies, affiliate, missing } = branch;
      countAgain();
      if (!isEnd(depth, affiliate ? 1 : 0))
        pending.push(...branchesOf(branch, kinds[depth]!).filter(isOpen).reverse());
      else
        for (let way = 0, all = waysIn(branch); way < all; way++)
          yield { allies: allies.toSorted(), affiliate, missing, way };
    }
  }

  const all = count();
  return {
    count: all,
    sample(rng) {
      countAgain();
      return payment(rng.below(all));
    },
    list,
  };
}
