// Questions about several allies, wherever they lie.
import { sum } from "../kernel/components/bags.ts";
import { type Ally, allyValue, type Race, raceOf, races } from "./cards/allies.ts";

/** The values of allies together. */
export const pointsOf = (allies: readonly Ally[]): number => sum(allies.map(allyValue));

/** The lowest value among allies. */
export const lowestValue = (allies: readonly Ally[]): number => Math.min(...allies.map(allyValue));

/** Different races among allies. (A loop, as payments ask this very often.) */
export function racesAmong(allies: readonly Ally[]): Race[] {
  const found: Race[] = [];
  for (const ally of allies) {
    const race = raceOf(ally);
    if (race !== null && !found.includes(race)) found.push(race);
  }
  return found;
}

/** The allies of each race that is there, in the order of the races. */
export const byRace = (allies: readonly Ally[]): Ally[][] =>
  races
    .map((race) => allies.filter((ally) => raceOf(ally) === race))
    .filter((ofRace) => ofRace.length > 0);

/** AB-70: the lowest ally of each race in a hand. */
export const lowestOfEachRace = (hand: readonly Ally[]): Ally[] =>
  racesAmong(hand).map((race) => {
    const ofRace = hand.filter((ally) => raceOf(ally) === race);
    return ofRace.find((ally) => allyValue(ally) === lowestValue(ofRace))!;
  });
