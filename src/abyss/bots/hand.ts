// The strength of a hand.
import { type AnyAlly, allyValue, type Race, raceOf, races } from "../cards/allies.ts";

/** What a hand can pay with. */
export interface Hand {
  /** The sum of all values. */
  readonly value: number;
  /** The sum of the values of each race, in the order of the races. */
  readonly byRace: readonly number[];
  /** The sum and the number of allies without a race, which stand for any. */
  readonly raceless: { readonly value: number; readonly count: number };
  /** How many races there are. */
  readonly races: number;
  /** The sums of the strongest race and of the second. */
  readonly best: number;
  readonly second: number;
}

const indexOfRace: ReadonlyMap<Race, number> = /* @__PURE__ */ new Map(
  races.map((race, i) => [race, i]),
);

/** Sums up the known allies of a hand. */
export function handOf(allies: readonly (AnyAlly | null)[]): Hand {
  const byRace = races.map(() => 0);
  let [value, count, raceless] = [0, 0, 0];
  for (const ally of allies) {
    if (ally === null) continue;
    const race = raceOf(ally);
    const own = allyValue(ally);
    value += own;
    if (race === null) {
      raceless += own;
      count += 1;
    } else byRace[indexOfRace.get(race)!]! += own;
  }
  const sums = byRace.toSorted((a, b) => b - a);
  return {
    value,
    byRace,
    raceless: { value: raceless, count },
    races: sums.filter((sum) => sum > 0).length,
    best: sums[0]!,
    second: sums[1]!,
  };
}

/** The value of the strongest races of the hand that a cost allows, and how many races are lacking. */
export function payableWith(
  { byRace, raceless }: Hand,
  required: Race | null,
  count: number,
): { readonly value: number; readonly racesLacking: number } {
  const fixed = required === null ? -1 : indexOfRace.get(required)!;
  const others = byRace.filter((sum, i) => i !== fixed && sum > 0).sort((a, b) => b - a);
  const used = fixed === -1 ? [] : [byRace[fixed]!].filter((sum) => sum > 0);
  const free = count - (fixed === -1 ? 0 : 1);
  used.push(...others.slice(0, free));
  const value = used.reduce((sum, one) => sum + one, raceless.value);
  return { value, racesLacking: Math.max(0, count - used.length - raceless.count) };
}
