import type { Seat } from "abyss-rules";
import { type Ally, allyValue, type Cost, raceOf } from "abyss-rules/kraken/cards";
import type { AbyssView } from "./family.ts";

/** The allies with which a seat comes closest to a cost: all of its best races, the required one first. */
export function bestPayment(
  { table }: AbyssView,
  seat: Seat,
  cost: Cost | undefined,
): { readonly allies: readonly Ally[]; readonly affiliate: Ally } {
  const hand = (table.seats[seat]?.hand ?? []).filter((ally) => ally !== null);
  const points = new Map<string, number>();
  for (const ally of hand) {
    const race = raceOf(ally);
    if (race) points.set(race, (points.get(race) ?? 0) + allyValue(ally));
  }
  const worth = (race: string) =>
    race === cost?.required ? Number.POSITIVE_INFINITY : (points.get(race) ?? 0);
  const races = [...points.keys()].sort((a, b) => worth(b) - worth(a)).slice(0, cost?.races ?? 1);
  const allies = hand.filter((ally) => races.includes(raceOf(ally) ?? ""));
  // Without allies, any ally will do: the refusal is about the missing allies first.
  return { allies, affiliate: allies[0] ?? "crab-1" };
}
