// Which allies, krakens and nebulis can pay for a recruitment.
import { lowestValue, pointsOf, racesAmong } from "../abyss/allies.ts";
import { type AnyAlly, allyValue, type Race, raceOf, races } from "../abyss/cards/allies.ts";
import type { Cost } from "../abyss/cards/lord-card.ts";
import { lowestPlayable, withAffiliate } from "../abyss/payment.ts";
import {
  type CountedPayment,
  type CountedPayments,
  countPayments,
  type IsAccepted,
} from "../abyss/payment-count.ts";
import type { PaidWith } from "../abyss/purse.ts";
import { powerWorks } from "../abyss/queries.ts";
import { playAllies } from "../abyss/transfers.ts";
import {
  type Countable,
  countableOnceListed,
  mapCandidates,
  noCandidates,
} from "../kernel/agenda/countable.ts";
import { firstMissing, isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { ActionFilter } from "../kernel/rules/rules.ts";
import type { Payment } from "./actions.ts";
import {
  type Funds,
  fundsOf,
  gainNebulis,
  mostPayable,
  nebulisFor,
  payWith,
  refuseNebulis,
} from "./nebulis.ts";
import type { Play } from "./play.ts";
import { isKraken, nebulisShown } from "./queries.ts";
import { type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** Whether the ally has a race. */
export const hasRace = (ally: AnyAlly): boolean => !isKraken(ally);

/** KR-12: the pearls still due after these allies. */
export const dueAfter = (cost: Cost, allies: readonly AnyAlly[]): number =>
  Math.max(0, cost.value - pointsOf(allies));

/** KR-11: why these allies do not meet the races of the cost. */
function refuseRaces(
  { races: needs, required }: Cost,
  allies: readonly AnyAlly[],
): RuleRefusal | undefined {
  const played = racesAmong(allies);
  const krakens = allies.filter(isKraken).length;
  const rule = krakens > 0 ? "KR-11" : "AB-27";
  if (played.length > needs)
    return refusalOf("wrong-number-of-races", rule, { has: played.length, needs });
  const has = played.length + krakens;
  if (has < needs) return refusalOf("wrong-number-of-races", rule, { has, needs });
  // A kraken that stands for the required race counts as one more race.
  return required !== null && !played.includes(required) && played.length === needs
    ? refusalOf("required-race-missing", rule, { race: required })
    : undefined;
}

/** AB-34, KR-15: an ally that could be left out: the others still have the races and the value. */
export function superfluousAlly(allies: readonly AnyAlly[], cost: Cost): AnyAlly | undefined {
  const excess = pointsOf(allies) - cost.value;
  return allies.find(
    (ally, i) => allyValue(ally) <= excess && !refuseRaces(cost, allies.toSpliced(i, 1)),
  );
}

/**
 * AB-34, KR-15: whether allies can be part of a payment without a superfluous ally, if at least `more` allies, each
 * worth a point or more, are added. One that is worth no more than the excess is superfluous if another one has its
 * race, or if more races are played than needed.
 */
const isMinimalFor =
  (cost: Cost): IsAccepted =>
  ({ points, races, jokers, lowest, lowestOfSeveral }, more) => {
    const excess = points + more - cost.value;
    const hasTooMany = races + jokers > cost.races;
    if (lowestOfSeveral <= excess || (hasTooMany && lowest <= excess)) return false;
    // Whatever is added to a payment is superfluous itself.
    return more === 0 || points < cost.value || races + jokers < cost.races;
  };

/** AB-27, AB-28, KR-11 to KR-19: why the seat cannot recruit at this cost with this payment. */
export function refusePayment(
  table: TableView,
  seat: Seat,
  cost: Cost,
  { allies, affiliate, nebulis }: Payment,
): RuleRefusal | undefined {
  const missing = firstMissing(areaOf(table, seat).hand, allies);
  if (missing) return refusalOf("ally-not-in-hand", "AB-27", { ally: missing });
  const due = { pearls: dueAfter(cost, allies), rule: "AB-28" } as const;
  const refusal = refuseRaces(cost, allies) ?? refuseNebulis(table, seat, due, nebulis);
  if (refusal) return refusal;
  const ally =
    table.rules.superfluousAllies === "forbidden" ? superfluousAlly(allies, cost) : undefined;
  if (ally)
    return refusalOf("superfluous-ally", allies.some(isKraken) ? "KR-15" : "AB-34", { ally });
  return refuseAffiliation(table, seat, allies, affiliate);
}

/** AB-30, AB-52, KR-13: why the seat cannot affiliate this ally of those played, or none if it is `null`. */
function refuseAffiliation(
  table: TableView,
  seat: Seat,
  allies: readonly AnyAlly[],
  ally: AnyAlly | null,
): RuleRefusal | undefined {
  const others = allies.filter(hasRace);
  if (ally === null)
    return others.length > 0
      ? refusalOf("ally-to-affiliate", "KR-13", { allies: others })
      : undefined;
  if (!allies.includes(ally)) return refusalOf("ally-not-played", "AB-30", { ally });
  if (isKraken(ally)) return refusalOf("kraken-not-affiliated", "KR-13", { ally });
  const lowest = lowestValue(others);
  return allyValue(ally) === lowest || powerWorks(table, seat, "master-of-magic")
    ? undefined
    : refusalOf("not-the-lowest-ally", "AB-30", { ally, lowest });
}

/** AB-28, KR-14, KR-17: takes a payment, then gives the nebulis shown on the krakens played. */
export function pay(
  table: Draft,
  seat: Seat,
  cost: Cost,
  { allies, affiliate, nebulis }: Payment,
  play: Play,
): PaidWith {
  const due = dueAfter(cost, allies);
  playAllies(table, seat, allies, play);
  payWith(table, seat, { pearls: due, to: null }, nebulis, play);
  gainNebulis(table, seat, nebulisShown(allies), "krakens", play);
  return { allies, pearls: due - nebulis, affiliate };
}

/** What payments that match a filter can consist of. */
interface Means {
  /** The allies that can be played. */
  readonly hand: readonly AnyAlly[];
  /** The allies that must be played. */
  readonly fixed: readonly AnyAlly[];
  readonly funds: Funds;
}

/**
 * AB-30, KR-13, KR-18: what the seat can pay with; krakens only, if no ally is to be affiliated. `undefined` if no payment
 * matches the partial one.
 */
function meansOf(
  table: TableView,
  seat: Seat,
  { allies = [], affiliate, nebulis = 0 }: Partial<Payment>,
): Means | undefined {
  const fixed = withAffiliate(allies, affiliate);
  const funds = fundsOf(table, seat);
  const { hand } = areaOf(table, seat);
  if (firstMissing(hand, fixed) || nebulis > Math.min(funds.nebulis, funds.most)) return undefined;
  const held = hand.filter(isKnown);
  if (affiliate === undefined) return { hand: held, fixed, funds };
  const lowest = lowestPlayable(table, seat, affiliate);
  const canPlay = (ally: AnyAlly) =>
    isKraken(ally) ? ally !== affiliate : affiliate !== null && allyValue(ally) >= lowest;
  return fixed.every(canPlay) ? { hand: held.filter(canPlay), fixed, funds } : undefined;
}

/**
 * Whether any payment contains the fixed allies. It tries the largest one: all krakens, and all allies of
 * the most valuable races, as many races as allowed. (Plain loops, as it runs for every lord of the court.)
 */
function canBePaid({ hand, fixed, funds }: Means, cost: Cost): boolean {
  const worth = [0, 0, 0, 0, 0];
  let [krakens, points] = [0, mostPayable(funds)];
  for (const ally of hand) {
    const race = raceOf(ally);
    if (race !== null) worth[races.indexOf(race)]! += allyValue(ally);
    else {
      krakens += 1;
      points += allyValue(ally);
    }
  }
  const fixedRaces = racesAmong(fixed);
  const { required } = cost;
  const reaches = (chosen: readonly Race[], most: number): boolean => {
    const left = [...worth];
    let [reached, played] = [points, 0];
    for (const race of chosen) {
      const place = races.indexOf(race);
      if (left[place] === 0) return false;
      reached += left[place]!;
      left[place] = 0;
      played += 1;
    }
    for (let best = Math.max(...left); best > 0 && played < most; best = Math.max(...left)) {
      reached += best;
      left[left.indexOf(best)] = 0;
      played += 1;
    }
    return played <= most && played + krakens >= cost.races && reached >= cost.value;
  };
  if (required === null || fixedRaces.includes(required)) return reaches(fixedRaces, cost.races);
  return reaches([...fixedRaces, required], cost.races) || reaches(fixedRaces, cost.races - 1);
}

/** All payments of a cost by a seat that match the filter, without duplicates. */
export function payments(
  table: TableView,
  seat: Seat,
  cost: Cost,
  { payments: kind, matching = {} }: ActionFilter<Payment>,
): Iterable<Payment> {
  const means = meansOf(table, seat, matching);
  if (!means || !canBePaid(means, cost)) return noCandidates;
  const { funds } = means;
  /** The numbers of nebulis that can pay the amount due and match the filter. */
  const nebulisChoices = (due: number): number[] =>
    nebulisFor(funds, due).filter((n) => matching.nebulis === undefined || n === matching.nebulis);
  let found: CountedPayments | undefined;
  const counted = (): CountedPayments =>
    (found ??= countPayments({
      ...means,
      races: cost.races,
      required: cost.required,
      points: cost.value,
      settling: Array.from(
        { length: Math.min(cost.value, mostPayable(funds)) + 1 },
        (_, due) => nebulisChoices(due).length,
      ),
      affiliate: matching.affiliate ?? undefined,
      anyValue: powerWorks(table, seat, "master-of-magic"),
    }));
  const paymentOf = ({ allies, affiliate, missing, way }: CountedPayment): Payment => ({
    allies,
    affiliate,
    nebulis: nebulisChoices(missing)[way]!,
  });
  if (kind === "minimal" || table.rules.superfluousAllies === "forbidden") {
    const list = () => counted().list(isMinimalFor(cost));
    return mapCandidates(countableOnceListed(list), paymentOf);
  }
  const countable: Countable<CountedPayment> = {
    [Symbol.iterator]: () => counted().list(),
    // A cost that can be paid need not be payable with a given number of nebulis.
    isEmpty: () => matching.nebulis !== undefined && counted().count === 0,
    count: () => counted().count,
    sample: (rng) => counted().sample(rng),
  };
  return mapCandidates(countable, paymentOf);
}
