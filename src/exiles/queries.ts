// Queries about exiles on the table.
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import { areaOf, opponentsOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Exile, ExileCard } from "./cards/catalogue.ts";
import type { TableView } from "./table.ts";

/** The exiles area of the seat; that of a draft can be changed. */
export const exilesOf = <Area>(
  { exiles }: { readonly exiles: { readonly seats: readonly Area[] } },
  seat: Seat,
): Area => areaOf(exiles, seat);

/** The card of an exile of this game. */
export const exileCard = ({ exiles }: Pick<TableView, "exiles">, exile: Exile): ExileCard =>
  exiles.catalogue.find(({ id }) => id === exile)!;

/** EX-15: whether the seat has a free exile with this power. */
export const hasPower = (table: TableView, seat: Seat, power: string): boolean =>
  exilesOf(table, seat).free.some((exile) => exileCard(table, exile).power === power);

/** All exiles of a seat, free and under locations. */
export const ownedExiles = (table: TableView, seat: Seat): Exile[] => {
  const { free, holding } = exilesOf(table, seat);
  return [...free, ...holding.flatMap(({ exiles }) => exiles)];
};

/** EX-19: the number of followers besides the lords of Abyss: exiles, and lords set aside. */
export const followersOf = (table: TableView, seat: Seat): number =>
  exilesOf(table, seat).aside.length + ownedExiles(table, seat).length;

/** EX-9: whether exiles hold the location. */
export const isHeldByExiles = ({ exiles }: TableView, location: AnyLocation | null): boolean =>
  exiles.seats.some(({ holding }) => holding.some((held) => held.location === location));

/** EX-8, EX-9: the locations of opponents that can be recaptured. */
const recapturable = (table: TableView, seat: Seat): AnyLocation[] =>
  opponentsOf(table, seat)
    .flatMap((opponent) => areaOf(table, opponent).locations.map(({ location }) => location))
    .filter((location) => !isHeldByExiles(table, location));

/** EX-8, EX-10, EX-13: the locations that exiles of the seat can take; `null` is the top one of the stack. */
export function locationsToTake(table: TableView, seat: Seat): readonly (AnyLocation | null)[] {
  const ofOpponents = recapturable(table, seat);
  if (ofOpponents.length > 0) return ofOpponents;
  return table.stack.length > 0 ? [null] : table.available;
}

/** EX-13: whether the seat has set these lords aside, and none is listed twice. */
export const areAside = (table: TableView, seat: Seat, lords: readonly AnyLord[]): boolean =>
  new Set(lords).size === lords.length &&
  lords.every((lord) => exilesOf(table, seat).aside.includes(lord));
