// Queries about lists of allies.
import { sum } from "../kernel/components/bags.ts";
import { allyValue, type Race, raceOf, races } from "./cards/allies.ts";

/** The sum of the values of allies. */
export const pointsOf = (allies: readonly string[]): number => sum(allies.map(allyValue));

/** The lowest value among allies. */
export const lowestValue = (allies: readonly string[]): number =>
  Math.min(...allies.map(allyValue));

/** The different races among allies. (A plain loop, as payments call this very often.) */
export function racesAmong(allies: readonly string[]): Race[] {
  const found: Race[] = [];
  for (const ally of allies) {
    const race = raceOf(ally);
    if (race !== null && !found.includes(race)) found.push(race);
  }
  return found;
}

/** Groups allies by race, in the order of the races; races without an ally are left out. */
export const byRace = <Name extends string>(allies: readonly Name[]): Name[][] =>
  races
    .map((race) => allies.filter((ally) => raceOf(ally) === race))
    .filter((ofRace) => ofRace.length > 0);

/** AB-70: the lowest ally of each race in a hand. */
export const lowestOfEachRace = <Name extends string>(hand: readonly Name[]): Name[] =>
  racesAmong(hand).map((race) => {
    const ofRace = hand.filter((ally) => raceOf(ally) === race);
    return ofRace.find((ally) => allyValue(ally) === lowestValue(ofRace))!;
  });
