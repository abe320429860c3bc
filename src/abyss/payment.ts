// What a recruitment costs, and which allies can pay it.

import { firstMissing, isKnown } from "../kernel/bags.ts";
import type { Wanted } from "../kernel/rules.ts";
import { areaOf } from "../kernel/seats.ts";
import type { Seat } from "../kernel/types.ts";
import type { Payment } from "./actions.ts";
import { lowestValue, pointsOf, racesAmong } from "./allies.ts";
import { type Ally, allyValue, type Race, raceOf } from "./cards/allies.ts";
import type { Cost } from "./cards/lord-card.ts";
import { type Lord, lordCard } from "./cards/lords.ts";
import type { Play } from "./play.ts";
import { suffersFrom, works } from "./queries.ts";
import { no, type RuleRefusal } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";
import { playAllies } from "./transfers.ts";

/** AB-36 */
const RECRUITER_SURCHARGE = 2;
/** AB-56 */
const TREASURER_DISCOUNT = 2;

/** AB-36, AB-56: what any recruitment costs this seat, before what is taken off for lords. */
export const costFor = (table: TableView, seat: Seat, cost: Cost): Cost => ({
  ...cost,
  value: cost.value + (suffersFrom(table, seat, "recruiter") ? RECRUITER_SURCHARGE : 0),
  required: works(table, seat, "diplomat") ? null : cost.required,
});

/** AB-29, AB-56: the cost of a lord for this seat. */
export function lordCostFor(table: TableView, seat: Seat, lord: Lord): Cost {
  const cost = costFor(table, seat, lordCard(lord).cost);
  const less = works(table, seat, "treasurer") ? TREASURER_DISCOUNT : 0;
  return { ...cost, value: Math.max(0, cost.value - less) };
}

/** AB-28: what the allies leave to be paid in pearls. */
const pearlsMissing = (cost: Cost, allies: readonly Ally[]): number =>
  Math.max(0, cost.value - pointsOf(allies));

/** AB-34: an ally that could be left out: its race is there without it, and the cost is reached. */
function superfluousAlly(allies: readonly Ally[], cost: Cost): Ally | undefined {
  const excess = pointsOf(allies) - cost.value;
  if (excess <= 0) return undefined;
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
  allies: readonly Ally[],
): RuleRefusal | undefined {
  const { hand, pearls } = areaOf(table, seat);
  const missing = firstMissing(hand, allies);
  if (missing) return no("ally-not-in-hand", "AB-27", { ally: missing });
  const races = racesAmong(allies);
  if (races.length !== cost.races)
    return no("wrong-number-of-races", "AB-27", { has: races.length, needs: cost.races });
  if (cost.required && !races.includes(cost.required))
    return no("required-race-missing", "AB-27", { race: cost.required });
  const needs = pearlsMissing(cost, allies);
  if (needs > pearls) return no("too-few-pearls", "AB-28", { has: pearls, needs });
  if (table.rules.superfluousAllies === "forbidden") {
    const ally = superfluousAlly(allies, cost);
    if (ally) return no("superfluous-ally", "AB-34", { ally });
  }
  return undefined;
}

/** AB-28: takes a payment from hand and purse; gives the allies in order, the pearls, and whom to affiliate. */
export function pay(
  table: Draft,
  seat: Seat,
  cost: Cost,
  { allies, affiliate }: Payment,
  play: Play,
): { readonly allies: readonly Ally[]; readonly pearls: number; readonly affiliate: Ally } {
  const pearls = pearlsMissing(cost, allies);
  areaOf(table, seat).pearls -= pearls;
  playAllies(table, seat, allies, play);
  return { allies: [...allies].sort(), pearls, affiliate };
}

/** AB-30, AB-52: the allies among those played that the seat may affiliate. */
function affiliable(table: TableView, seat: Seat, allies: readonly Ally[]): Ally[] {
  const lowest = lowestValue(allies);
  const any = works(table, seat, "master-of-magic");
  return [...new Set(allies)].filter((ally) => any || allyValue(ally) === lowest);
}

/** AB-30, AB-52: why the seat cannot affiliate this one of the allies played. */
function refuseAffiliation(
  table: TableView,
  seat: Seat,
  allies: readonly Ally[],
  ally: Ally,
): RuleRefusal | undefined {
  if (!allies.includes(ally)) return no("ally-not-played", "AB-30", { ally });
  if (!affiliable(table, seat, allies).includes(ally))
    return no("not-the-lowest-ally", "AB-30", { ally, lowest: lowestValue(allies) });
  return undefined;
}

/** Subsets of so many things, in order. */
function* subsets<T>(things: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  for (const [i, thing] of things.entries())
    for (const rest of size > 0 ? subsets(things.slice(i + 1), size - 1) : [])
      yield [thing, ...rest];
}

/** All payments of a cost by a seat, each once. */
export function* payments(
  table: TableView,
  seat: Seat,
  cost: Cost,
  wanted: Wanted,
): Generator<Payment> {
  for (const allies of alliesToPlay(table, seat, cost, wanted))
    for (const affiliate of affiliable(table, seat, allies)) yield { allies, affiliate };
}

/** The allies of all payments, as sorted lists. */
function* alliesToPlay(
  table: TableView,
  seat: Seat,
  cost: Cost,
  wanted: Wanted,
): Generator<Ally[]> {
  const { hand, pearls } = areaOf(table, seat);
  const cards = hand.filter(isKnown).sort();
  const held = racesAmong(cards);
  const isMinimal = wanted.payments === "minimal" || table.rules.superfluousAllies === "forbidden";
  for (const races of subsets(held, cost.races))
    if (!cost.required || races.includes(cost.required))
      yield* alliesOf(cards, races, cost, cost.value - pearls, isMinimal);
}

/**
 * Allies of exactly these races that are worth at least `least`. There may be millions of choices, so no
 * branch is entered that does not lead to one: each step checks that the races to come and the
 * points still missing can be had from the cards that are left.
 */
function* alliesOf(
  hand: readonly Ally[],
  races: readonly Race[],
  cost: Cost,
  least: number,
  isMinimal: boolean,
): Generator<Ally[]> {
  const placeOf = (ally: Ally) => (races as readonly (Race | null)[]).indexOf(raceOf(ally));
  const cards = hand.filter((ally) => placeOf(ally) >= 0);
  const pointsFrom = cards.map((_, i) => pointsOf(cards.slice(i)));

  function* extend(
    chosen: readonly Ally[],
    from: number,
    points: number,
    played: number,
  ): Generator<Ally[]> {
    // One superfluous ally stays superfluous whatever is added.
    if (isMinimal && superfluousAlly(chosen, cost)) return;
    if (played === races.length && points >= least) yield [...chosen];
    for (let i = from; i < cards.length; i++) {
      const card = cards[i]!;
      const race = placeOf(card);
      const skipsRace = race > played;
      if (skipsRace || points + pointsFrom[i]! < least) return;
      if (i === from || card !== cards[i - 1])
        yield* extend([...chosen, card], i + 1, points + allyValue(card), race + 1);
    }
  }
  yield* extend([], 0, 0, 0);
}
