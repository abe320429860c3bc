// What follows from the abilities of lords and the effects of locations.
import { sum } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Effect } from "./cards/location-card.ts";
import { ANY_TWO_KEYS, KEYS_OF_ANY_COLOUR, KEYS_OF_ONE_COLOUR } from "./cards/numbers.ts";
import type { ConspiracyKit } from "./kit.ts";
import { keysOf } from "./queries.ts";
import type { TableView } from "./table.ts";

/** CO-26, CO-27: true if a location of the seat has this lasting effect. */
const hasEffect = (
  { effectFor }: Pick<ConspiracyKit, "effectFor">,
  table: TableView,
  seat: Seat,
  kind: Effect["kind"],
): boolean =>
  areaOf(table, seat).locations.some(
    ({ location }) => effectFor(table, seat, location)?.kind === kind,
  );

/** CO-14, CO-26 */
export const keysOfAny = (
  top: Pick<ConspiracyKit, "effectFor">,
  table: TableView,
  seat: Seat,
): number => (hasEffect(top, table, seat, "anyTwoKeys") ? ANY_TWO_KEYS : KEYS_OF_ANY_COLOUR);

/** CO-14 */
export function keysSuffice(
  top: Pick<ConspiracyKit, "keysOfAny">,
  table: TableView,
  seat: Seat,
): boolean {
  const { silver, gold } = keysOf(table, seat);
  return (
    silver >= KEYS_OF_ONE_COLOUR ||
    gold >= KEYS_OF_ONE_COLOUR ||
    silver + gold >= top.keysOfAny(table, seat)
  );
}

/** CO-27: true if the seat searches the location deck when it takes a location. */
export const searchesDeck = (
  top: Pick<ConspiracyKit, "effectFor">,
  table: TableView,
  seat: Seat,
): boolean => hasEffect(top, table, seat, "searchDeck");

/** CO-11, CO-18: the pearls of the seat's lords and locations. Players never lose pearls. */
export function pearlsGained(
  { abilityFor, effectFor }: Pick<ConspiracyKit, "abilityFor" | "effectFor">,
  table: TableView,
  seat: Seat,
): number {
  const { lords, locations } = areaOf(table, seat);
  const sources = [
    ...lords.map((lord) => abilityFor(table, seat, lord)),
    ...locations.map(({ location }) => effectFor(table, seat, location)),
  ];
  return sum(sources.map((source) => (source?.kind === "pearls" ? source.pearls : 0)));
}

/** CO-21, CO-22: the orders that the seat's locations give, by the number of lords to draw. */
export const ordersOf = (
  { effectFor }: Pick<ConspiracyKit, "effectFor">,
  table: TableView,
  seat: Seat,
): readonly number[] =>
  areaOf(table, seat).locations.flatMap(({ location }) => {
    const effect = effectFor(table, seat, location);
    return effect?.kind === "order" ? [effect.draw] : [];
  });
