// The cost of a recruitment, and the payments that meet it.

import { type Countable, noCandidates } from "../kernel/agenda/countable.ts";
import { firstMissing, isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { ActionFilter } from "../kernel/rules/rules.ts";
import type { Payment } from "./actions.ts";
import { lowestValue, pointsOf, racesAmong } from "./allies.ts";
import { type AnyAlly, allyValue, type Race, raceOf, races } from "./cards/allies.ts";
import type { Box } from "./cards/box.ts";
import type { Cost } from "./cards/lord-card.ts";
import type { AnyLord } from "./cards/lords.ts";
import { RECRUITER_SURCHARGE, TREASURER_DISCOUNT } from "./cards/numbers.ts";
import { countPayments, type Search } from "./payment-count.ts";
import { minimalPayments } from "./payment-minimal.ts";
import type { Play } from "./play.ts";
import { isSoldierTarget, powerWorks } from "./queries.ts";
import { type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";
import { playAllies } from "./transfers.ts";

/** AB-36, AB-56: the cost of any recruitment for this seat, before the discount on lords. */
export const costFor = (table: TableView, seat: Seat, cost: Cost): Cost => ({
  ...cost,
  value: cost.value + (isSoldierTarget(table, seat, "recruiter") ? RECRUITER_SURCHARGE : 0),
  required: powerWorks(table, seat, "diplomat") ? null : cost.required,
});

/** AB-29, AB-56: the cost of a lord for this seat. */
export function lordCostFor(box: Box, table: TableView, seat: Seat, lord: AnyLord): Cost {
  const cost = costFor(table, seat, box.lord(lord).cost);
  const discount = powerWorks(table, seat, "treasurer") ? TREASURER_DISCOUNT : 0;
  return { ...cost, value: Math.max(0, cost.value - discount) };
}

/** AB-28: the pearls needed in addition to the allies. */
export const pearlsMissing = (cost: Cost, allies: readonly AnyAlly[]): number =>
  Math.max(0, cost.value - pointsOf(allies));

/** AB-34: an ally that could be left out: another one has its race, and the cost is reached without it. */
export function superfluousAlly(allies: readonly AnyAlly[], cost: Cost): AnyAlly | undefined {
  const excess = pointsOf(allies) - cost.value;
  return allies.find(
    (ally, i) =>
      allyValue(ally) <= excess &&
      allies.some((other, j) => i !== j && raceOf(other) === raceOf(ally)),
  );
}

/** AB-27 to AB-30: why the seat cannot recruit at this cost with this payment. */
export const refusePayment = (
  table: TableView,
  seat: Seat,
  cost: Cost,
  { allies, affiliate }: Payment,
): RuleRefusal | undefined =>
  refuseAllies(table, seat, cost, allies) ?? refuseAffiliation(table, seat, allies, affiliate);

/** AB-27, AB-28, AB-34: why the seat cannot pay the cost with these allies. */
function refuseAllies(
  table: TableView,
  seat: Seat,
  cost: Cost,
  allies: readonly AnyAlly[],
): RuleRefusal | undefined {
  const { hand, pearls } = areaOf(table, seat);
  const missing = firstMissing(hand, allies);
  if (missing) return refusalOf("ally-not-in-hand", "AB-27", { ally: missing });
  const played = racesAmong(allies);
  if (played.length !== cost.races)
    return refusalOf("wrong-number-of-races", "AB-27", { has: played.length, needs: cost.races });
  if (cost.required && !played.includes(cost.required))
    return refusalOf("required-race-missing", "AB-27", { race: cost.required });
  const needs = pearlsMissing(cost, allies);
  if (needs > pearls) return refusalOf("too-few-pearls", "AB-28", { has: pearls, needs });
  if (table.rules.superfluousAllies === "forbidden") {
    const ally = superfluousAlly(allies, cost);
    if (ally) return refusalOf("superfluous-ally", "AB-34", { ally });
  }
  return undefined;
}

/** AB-28: takes a payment from hand and pearls; returns the allies, the pearls and the ally to affiliate. */
export function pay(
  table: Draft,
  seat: Seat,
  cost: Cost,
  { allies, affiliate }: Payment,
  play: Play,
): { readonly allies: readonly AnyAlly[]; readonly pearls: number; readonly affiliate: AnyAlly } {
  const pearls = pearlsMissing(cost, allies);
  areaOf(table, seat).pearls -= pearls;
  playAllies(table, seat, allies, play);
  return { allies, pearls, affiliate };
}

/** AB-30, AB-52: the allies among those played that the seat may affiliate. */
function affiliable(table: TableView, seat: Seat, allies: readonly AnyAlly[]): AnyAlly[] {
  const lowest = lowestValue(allies);
  const any = powerWorks(table, seat, "master-of-magic");
  return [...new Set(allies)].filter((ally) => any || allyValue(ally) === lowest);
}

/** AB-30, AB-52: why the seat cannot affiliate this one of the allies played. */
function refuseAffiliation(
  table: TableView,
  seat: Seat,
  allies: readonly AnyAlly[],
  ally: AnyAlly,
): RuleRefusal | undefined {
  if (!allies.includes(ally)) return refusalOf("ally-not-played", "AB-30", { ally });
  if (!affiliable(table, seat, allies).includes(ally))
    return refusalOf("not-the-lowest-ally", "AB-30", { ally, lowest: lowestValue(allies) });
  return undefined;
}

/** The subsets of this size, in order. */
function* subsets<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (const [i, item] of items.entries())
      for (const rest of subsets(items.slice(i + 1), size - 1)) yield [item, ...rest];
}

/** What a seat can use for the payments that match a partial one. */
interface Means {
  readonly hand: readonly (AnyAlly | null)[];
  /** Only allies of this value or more can be played. */
  readonly lowest: number;
  /** Allies that must be played, in order. */
  readonly fixed: readonly AnyAlly[];
  /** Points that the allies must reach, after all pearls are deducted. */
  readonly points: number;
}

/** The allies, and the one to affiliate: it has to be one of those played. */
export const withAffiliate = (
  allies: readonly AnyAlly[],
  affiliate: AnyAlly | null | undefined,
): AnyAlly[] =>
  affiliate === undefined || affiliate === null || allies.includes(affiliate)
    ? [...allies]
    : [...allies, affiliate];

/** AB-30, AB-52: the lowest value that may be played with this ally to affiliate. */
export const lowestPlayable = (
  table: TableView,
  seat: Seat,
  affiliate: AnyAlly | null | undefined,
): number =>
  affiliate === undefined || affiliate === null || powerWorks(table, seat, "master-of-magic")
    ? 0
    : allyValue(affiliate);

/** AB-27 to AB-30: what the seat can pay with; `undefined` if no payment matches the partial one. */
function meansOf(
  table: TableView,
  seat: Seat,
  cost: Cost,
  { allies = [], affiliate }: Partial<Payment>,
): Means | undefined {
  const { hand, pearls } = areaOf(table, seat);
  const fixed = withAffiliate(allies, affiliate).sort();
  const lowest = lowestPlayable(table, seat, affiliate);
  if (firstMissing(hand, fixed) || lowestValue(fixed) < lowest) return undefined;
  return { hand, lowest, fixed, points: cost.value - pearls };
}

/**
 * True if some payment includes the fixed allies: plays all allies of the most valuable races.
 * (Plain loops: this runs for every lord of the court, and most are usually out of reach.)
 */
function canBePaid({ hand, lowest, fixed, points }: Means, cost: Cost): boolean {
  const worth = [0, 0, 0, 0, 0];
  for (const ally of hand) {
    const race = ally === null ? null : raceOf(ally);
    if (race !== null && allyValue(ally!) >= lowest)
      worth[races.indexOf(race)]! += allyValue(ally!);
  }
  const must = racesAmong(fixed);
  if (cost.required !== null && !must.includes(cost.required)) must.push(cost.required);
  let [reached, more] = [0, cost.races];
  for (const race of must) {
    const place = races.indexOf(race);
    if (worth[place] === 0) return false;
    reached += worth[place]!;
    worth[place] = 0;
    more -= 1;
  }
  for (; more > 0; more--) {
    const best = Math.max(...worth);
    if (best === 0) return false;
    reached += best;
    worth[worth.indexOf(best)] = 0;
  }
  return more === 0 && reached >= points;
}

/** The allies that can be played, in order. */
const playable = ({ hand, lowest }: Means): AnyAlly[] =>
  hand.filter(isKnown).filter((ally) => allyValue(ally) >= lowest && raceOf(ally) !== null);

/** All payments of a cost by a seat that match the filter, each once. */
export function payments(
  table: TableView,
  seat: Seat,
  cost: Cost,
  { payments: extent, matching = {} }: ActionFilter<Payment>,
): Iterable<Payment> {
  const means = meansOf(table, seat, cost, matching);
  if (!means || !canBePaid(means, cost)) return noCandidates;
  const search = (): Search => ({
    hand: playable(means),
    fixed: means.fixed,
    races: cost.races,
    required: cost.required,
    points: means.points,
    settling: [1], // All pearls are deducted from the points already, so no point may be missing.
    affiliate: matching.affiliate,
    anyValue: powerWorks(table, seat, "master-of-magic"),
  });
  if (extent === "minimal" || table.rules.superfluousAllies === "forbidden")
    return minimalPayments({ ...search(), cost: cost.value });
  const counted = once(() => countPayments(search()));
  const candidates: Countable<Payment> = {
    [Symbol.iterator]: () => listPayments(table, seat, cost, means, matching.affiliate),
    isEmpty: () => false,
    count: () => counted().count,
    sample(rng) {
      const { allies, affiliate } = counted().sample(rng);
      return { allies, affiliate: affiliate! };
    },
  };
  return candidates;
}

const once = <T>(compute: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= compute());
};

/** Lists payments; `given` is the ally to affiliate, if it is fixed. */
function* listPayments(
  table: TableView,
  seat: Seat,
  cost: Cost,
  means: Means,
  given: AnyAlly | undefined,
): Generator<Payment> {
  const { fixed, points } = means;
  const cards = playable(means);
  const must = racesAmong(fixed);
  for (const races of subsets(racesAmong(cards), cost.races)) {
    if (cost.required && !races.includes(cost.required)) continue;
    if (!must.every((race) => races.includes(race))) continue;
    for (const allies of alliesOf(cards, fixed, races, points))
      for (const affiliate of affiliable(table, seat, allies))
        if (given === undefined || affiliate === given) yield { allies, affiliate };
  }
}

/**
 * Sets of allies of exactly these races that are worth at least `least` and include the fixed ones.
 * There may be millions, so no branch is entered without a result: each step checks that the remaining
 * cards can supply the missing races, fixed allies and points.
 */
function* alliesOf(
  hand: readonly AnyAlly[],
  fixed: readonly AnyAlly[],
  races: readonly Race[],
  least: number,
): Generator<AnyAlly[]> {
  const placeOf = (ally: AnyAlly) => (races as readonly (Race | null)[]).indexOf(raceOf(ally));
  const cards = hand.filter((ally) => placeOf(ally) >= 0);
  const pointsFrom = cards.map((_, i) => pointsOf(cards.slice(i)));

  function* extend(
    chosen: readonly AnyAlly[],
    from: number,
    points: number,
    played: number,
    matched: number,
  ): Generator<AnyAlly[]> {
    const isFull = played === races.length && matched === fixed.length;
    if (isFull && points >= least) yield [...chosen];
    for (let i = from; i < cards.length; i++) {
      const card = cards[i]!;
      const race = placeOf(card);
      const skipsRace = race > played;
      const skipsFixed = matched < fixed.length && card > fixed[matched]!;
      if (skipsRace || skipsFixed || points + pointsFrom[i]! < least) return;
      const next = matched + (card === fixed[matched] ? 1 : 0);
      if (i === from || card !== cards[i - 1])
        yield* extend([...chosen, card], i + 1, points + allyValue(card), race + 1, next);
    }
  }
  yield* extend([], 0, 0, 0, 0);
}
