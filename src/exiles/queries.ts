// Questions to a table, about exiles.
import { lordsOf, opponentsOf } from "../abyss/queries.ts";
import type { Location } from "../abyss/cards/locations.ts";
import { COURT_SPACES } from "../abyss/court.ts";
import type { Seat } from "../kernel/types.ts";
import type { Exile, ExileCard } from "./cards/catalogue.ts";
import type { ExilePowerName } from "./powers/index.ts";
import type { TableView } from "./table.ts";

/** What the variant adds in front of the seat. */
export const exilesOf = (table: TableView, seat: Seat): TableView["exiles"]["seats"][number] =>
  table.exiles.seats[seat]!;

/** The card of an exile of this game. */
export const exileCard = ({ exiles }: Pick<TableView, "exiles">, exile: Exile): ExileCard =>
  exiles.catalogue.find(({ id }) => id === exile)!;

/** EX-15: whether the seat has a free exile with this power. */
export const hasPower = (table: TableView, seat: Seat, power: ExilePowerName): boolean =>
  exilesOf(table, seat).free.some((exile) => exileCard(table, exile).power === power);

/** EX-6: every card in the court counts. */
export const cardsInCourt = ({ court, exiles }: TableView): number =>
  court.length + exiles.court.length;

/** EX-2, EX-7: spaces of the court that no card takes. */
export const emptySpaces = (table: TableView): number => COURT_SPACES - cardsInCourt(table);

/** All exiles of a seat, free and under locations. */
export const ownedExiles = (table: TableView, seat: Seat): Exile[] => {
  const { free, holding } = exilesOf(table, seat);
  return [...free, ...holding.flatMap(({ exiles }) => exiles)];
};

/** EX-19: lords and exiles together. */
export const followersOf = (table: TableView, seat: Seat): number =>
  lordsOf(table.seats[seat]!).length +
  exilesOf(table, seat).aside.length +
  ownedExiles(table, seat).length;

/** EX-9: whether two exiles lie under the location. */
export const isHeldByExiles = ({ exiles }: TableView, location: Location | null): boolean =>
  exiles.seats.some(({ holding }) => holding.some((held) => held.location === location));

/** EX-8, EX-9: the locations of opponents that can be recaptured. */
const recapturable = (table: TableView, seat: Seat): Location[] =>
  opponentsOf(table, seat)
    .flatMap((opponent) => table.seats[opponent]!.locations.map(({ location }) => location))
    .filter((location) => !isHeldByExiles(table, location));

/** EX-8, EX-10, EX-13: the locations that exiles of the seat can take; `null` is the top one of the stack. */
export function locationsToTake(table: TableView, seat: Seat): readonly (Location | null)[] {
  const ofOpponents = recapturable(table, seat);
  if (ofOpponents.length > 0) return ofOpponents;
  return table.stack.length > 0 ? [null] : table.available;
}
