// Queries on a table. They take a view, so they cannot use what a seat does not know.
import { sum } from "../kernel/components/bags.ts";
import { areaOf, opponentsOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type Race, races } from "./cards/allies.ts";
import type { Box } from "./cards/box.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { TableView } from "./table.ts";

/** AB-35: whether the power of the seat's lord works: it is free and not disabled. */
export const powerWorks = (table: TableView, seat: Seat, lord: AnyLord): boolean =>
  areaOf(table, seat).lords.includes(lord);

/** AB-46: the opponents affected by the powers of the seat's soldiers, clockwise. */
export const soldierTargets = (table: TableView, seat: Seat): Seat[] =>
  opponentsOf(table, seat).filter((opponent) => !powerWorks(table, opponent, "shaman"));

/** AB-46: whether an opponent has this soldier and its power affects the seat. */
export const isSoldierTarget = (table: TableView, seat: Seat, soldier: AnyLord): boolean =>
  table.seats.some(({ lords }, opponent) => opponent !== seat && lords.includes(soldier)) &&
  !powerWorks(table, seat, "shaman");

/** AB-26: council stacks with a card in them. */
export const filledStacks = (table: TableView): Race[] =>
  races.filter((race) => table.council[race].length > 0);

/** AB-25: whether a card can be revealed. */
export const canReveal = (table: TableView): boolean =>
  table.deck.length + table.discard.length > 0;

/** AB-59: key tokens, and the keys of free lords that are not disabled. */
export const keysOf = (box: Box, table: TableView, seat: Seat): number => {
  const { keys, lords } = areaOf(table, seat);
  return keys + sum(lords.map((lord) => box.lord(lord).keys));
};

/** AB-67: all lords of an area: free, disabled and under locations. */
export const lordsOf = ({ lords, disabled, locations }: TableView["seats"][number]): AnyLord[] => [
  ...lords,
  ...disabled,
  ...locations.flatMap((held) => held.lords),
];
