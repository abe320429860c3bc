// Partial payments for a recruitment with krakens and nebulis.

import { pointsOf, racesAmong } from "../abyss/allies.ts";
import { allyValue, type Race } from "../abyss/cards/allies.ts";
import type { Cost } from "../abyss/cards/lord-card.ts";
import { leastLacking, type Nearest } from "../abyss/nearest.ts";
import { lowestPlayable, withAffiliate } from "../abyss/payment.ts";
import {
  alliesToPlay,
  bestRaces,
  isOfRace,
  lacksOf,
  lowestAlly,
} from "../abyss/payment-nearest.ts";
import type { PearlPrice } from "../abyss/purse.ts";
import { isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Coins, Payment } from "./actions.ts";
import type { RecruitmentMeter, SumMeter } from "./meter.ts";
import { fundsOf, leastNebulis } from "./nebulis.ts";
import { dueAfter, hasRace, superfluousAlly } from "./payment.ts";
import { isKraken } from "./queries.ts";
import type { TableView } from "./table.ts";

/** KR-17, KR-18: how a sum is paid: with the chosen number of nebulis, or as few as possible. */
export function sumMeter(
  table: TableView,
  seat: Seat,
  { pearls: due }: Pick<PearlPrice, "pearls">,
  { nebulis = leastNebulis(fundsOf(table, seat), due) }: Partial<Coins>,
): SumMeter {
  return { kind: "sum", pearls: Math.max(0, due - nebulis), nebulis };
}

/** KR-17, KR-18: the payment of a sum that needs fewest pearls more than the seat has. */
export function nearestSum(
  table: TableView,
  seat: Seat,
  price: PearlPrice,
  given: Partial<Coins>,
): Nearest<Coins> {
  const { pearls, nebulis } = sumMeter(table, seat, price, given);
  return { way: { nebulis }, lacks: [Math.max(0, pearls - areaOf(table, seat).pearls)] };
}

/** KR-11, KR-12: what the allies chosen so far are worth; krakens count as the races that are still needed. */
export function paymentMeter(
  table: TableView,
  seat: Seat,
  cost: Cost,
  { allies = [], affiliate, ...coins }: Partial<Payment>,
): RecruitmentMeter {
  const chosen = withAffiliate(allies, affiliate);
  const { required, races: needs } = cost;
  const played = racesAmong(chosen);
  const krakens = chosen.filter(isKraken).length;
  const has = Math.max(played.length, Math.min(needs, played.length + krakens));
  const isMet = (race: Race) => played.includes(race) || (krakens > 0 && played.length < needs);
  const { pearls, nebulis } = sumMeter(table, seat, { pearls: dueAfter(cost, chosen) }, coins);
  return {
    kind: "recruitment",
    value: { has: pointsOf(chosen), needs: cost.value },
    races: { has, needs },
    required: required && { race: required, isMet: isMet(required) },
    pearls,
    nebulis,
  };
}

/**
 * KR-11 to KR-19: the payment that comes closest to the cost, with all krakens: they stand for missing races, one of
 * them for the required race if that is better.
 */
export function nearestPayment(
  table: TableView,
  seat: Seat,
  cost: Cost,
  given: Partial<Payment>,
): Nearest<Payment> {
  const fixed = withAffiliate(given.allies ?? [], given.affiliate);
  const lowest = lowestPlayable(table, seat, given.affiliate);
  const cards = areaOf(table, seat)
    .hand.filter(isKnown)
    // KR-13: only krakens are played if no ally is to be affiliated.
    .filter((ally) => isKraken(ally) || (given.affiliate !== null && allyValue(ally) >= lowest));
  const isStrict = table.rules.superfluousAllies === "forbidden";
  const payWithin = (most: number): Nearest<Payment> => {
    const played = bestRaces(cards, racesAmong(fixed), cost.required, most);
    const allies = alliesToPlay(
      fixed,
      cards.filter((ally) => isKraken(ally) || isOfRace(ally, played)),
      (all) => (isStrict ? superfluousAlly(all, cost) : undefined),
    );
    const affiliate = given.affiliate ?? lowestAlly(allies.filter(hasRace)) ?? null;
    const meter = paymentMeter(table, seat, cost, { ...given, allies, affiliate });
    const way = { allies, affiliate, nebulis: meter.nebulis };
    return { way, lacks: lacksOf(meter, areaOf(table, seat).pearls) };
  };
  const limits = cost.required === null ? [cost.races] : [cost.races, cost.races - 1];
  return leastLacking(limits.map(payWithin))!;
}
