// The kinds of allies in a hand, and sets of races as bits: what payments are counted by.

import { countOf } from "../kernel/components/bags.ts";
import { type AnyAlly, races as allRaces, allyValue, type Race, raceOf } from "./cards/allies.ts";

/** What can and what must be played. */
export interface Playable {
  /** The allies that can be played; one without a race stands for any race, and is never affiliated. */
  readonly hand: readonly AnyAlly[];
  /** Allies that must be played. */
  readonly fixed: readonly AnyAlly[];
  /** The ally that must be affiliated; if `undefined`, any that may be, or none. */
  readonly affiliate: AnyAlly | undefined;
}

/** A kind of ally in the hand, and how it may be played. */
export interface HandKind {
  readonly ally: AnyAlly;
  readonly value: number;
  /** Its race, as a bit of a set of races; 0 if it stands for any race. */
  readonly race: number;
  /** The minimum and maximum number of copies played. */
  readonly least: number;
  readonly most: number;
  readonly isAffiliable: boolean;
  /** The points and races of this kind and all after it, and how many of them stand for any race. */
  readonly pointsLeft: number;
  readonly racesLeft: number;
  readonly jokersLeft: number;
}

/** The kinds of a hand: those that stand for any race, then the highest values first. */
export function kindsOf({ hand, fixed, affiliate }: Playable): HandKind[] {
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

const byRaceAndValue = (a: AnyAlly, b: AnyAlly): number =>
  Number(raceOf(a) === null) - Number(raceOf(b) === null) || allyValue(a) - allyValue(b);

/** A race as a bit of a set of races. */
export const bitOf = (race: Race | null): number =>
  race === null ? 0 : 1 << allRaces.indexOf(race);

/** The number of races in each set. */
export const sizes = Array.from({ length: 1 << allRaces.length }, (_, set) =>
  allRaces.reduce((size, _race, i) => size + ((set >> i) & 1), 0),
);
