// Partial payments for a recruitment: their figures, and the payment that comes closest to the cost.

import { isKnown, removeOne } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Payment } from "./actions.ts";
import { lowestValue, pointsOf, racesAmong } from "./allies.ts";
import { type AnyAlly, allyValue, type Race, raceOf } from "./cards/allies.ts";
import type { Cost } from "./cards/lord-card.ts";
import type { RecruitmentMeter } from "./meter.ts";
import type { Nearest } from "./nearest.ts";
import { lowestPlayable, pearlsMissing, superfluousAlly, withAffiliate } from "./payment.ts";
import type { TableView } from "./table.ts";

/** AB-27, AB-28: what the allies chosen so far are worth. */
export function paymentMeter(
  _table: TableView,
  _seat: Seat,
  cost: Cost,
  { allies = [], affiliate }: Partial<Payment>,
): RecruitmentMeter {
  const chosen = withAffiliate(allies, affiliate);
  const played = racesAmong(chosen);
  const { required } = cost;
  return {
    kind: "recruitment",
    value: { has: pointsOf(chosen), needs: cost.value },
    races: { has: played.length, needs: cost.races },
    required: required && { race: required, isMet: played.includes(required) },
    pearls: pearlsMissing(cost, chosen),
  };
}

/** What a payment lacks, in the order of the checks: races, the required race, pearls. */
export const lacksOf = (
  { races, required, pearls }: RecruitmentMeter,
  held: number,
): readonly number[] => [
  Math.abs(races.needs - races.has),
  required && !required.isMet ? 1 : 0,
  Math.max(0, pearls - held),
];

/**
 * AB-27 to AB-30: the payment that comes closest to the cost. It contains the given allies, and all others of their
 * races, of the required race, and of the most valuable races besides.
 */
export function nearestPayment(
  table: TableView,
  seat: Seat,
  cost: Cost,
  given: Partial<Payment>,
): Nearest<Payment> {
  const { hand, pearls } = areaOf(table, seat);
  const lowest = lowestPlayable(table, seat, given.affiliate);
  const fixed = withAffiliate(given.allies ?? [], given.affiliate);
  const cards = hand.filter(isKnown).filter((ally) => allyValue(ally) >= lowest);
  const played = bestRaces(cards, racesAmong(fixed), cost.required, cost.races);
  const allies = alliesToPlay(
    fixed,
    cards.filter((ally) => isOfRace(ally, played)),
    (all) =>
      table.rules.superfluousAllies === "forbidden" ? superfluousAlly(all, cost) : undefined,
  );
  // Without allies there is none to affiliate; then the payment is refused for its races.
  const affiliate = given.affiliate ?? lowestAlly(allies)!;
  const way = { allies, affiliate };
  return { way, lacks: lacksOf(paymentMeter(table, seat, cost, way), pearls) };
}

/** The `most` races to play: the fixed ones, the required one, then the most valuable. */
export function bestRaces(
  cards: readonly AnyAlly[],
  fixed: readonly Race[],
  required: Race | null,
  most: number,
): readonly Race[] {
  const worth = (race: Race) =>
    race === required
      ? Number.POSITIVE_INFINITY
      : pointsOf(cards.filter((ally) => raceOf(ally) === race));
  const played = new Set(fixed);
  for (const race of racesAmong(cards).sort((a, b) => worth(b) - worth(a)))
    if (played.size < most) played.add(race);
  return [...played];
}

/** Whether the ally is of one of these races. */
export const isOfRace = (ally: AnyAlly, among: readonly Race[]): boolean =>
  among.some((race) => race === raceOf(ally));

/** The fixed allies, and the other cards except those that are superfluous; sorted. */
export function alliesToPlay(
  fixed: readonly AnyAlly[],
  cards: readonly AnyAlly[],
  superfluous: (allies: readonly AnyAlly[]) => AnyAlly | undefined,
): AnyAlly[] {
  const more = [...cards];
  for (const ally of fixed) if (more.includes(ally)) removeOne(more, ally);
  for (;;) {
    // The fixed ones are last, so that another copy is left out first.
    const ally = superfluous([...more, ...fixed]);
    if (ally === undefined || !more.includes(ally)) return [...more, ...fixed].sort();
    removeOne(more, ally);
  }
}

/** The first of the allies with the lowest value; `undefined` if there are none. */
export const lowestAlly = (allies: readonly AnyAlly[]): AnyAlly | undefined =>
  allies.find((ally) => allyValue(ally) === lowestValue(allies));
