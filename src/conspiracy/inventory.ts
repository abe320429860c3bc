import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Location } from "./cards/locations.ts";
import { colours, type Lord } from "./cards/lords.ts";
import type { Table, TableView } from "./table.ts";

/** All lords on the table, face down or not, wherever they are. */
export const allLords = (table: TableView): (Lord | null)[] => [
  ...table.lordDeck,
  ...colours.flatMap((colour) => table.piles[colour]),
  ...table.recruits,
  ...table.seats.flatMap((area) => area.lords),
];

/** All locations on the table, face down or not, wherever they are. */
export const allLocations = (table: TableView): (Location | null)[] => [
  ...table.locationDeck,
  ...table.available,
  ...table.drawn,
  ...table.seats.flatMap((area) => area.locations.map(({ location }) => location)),
];

/**
 * Every component of Conspiracy, once for each time that it is there, for the laws of
 * `abyss-rules/testing`. A variant adds what lies in places of its own.
 */
export const inventoryOf = ({ table }: TableAndAgenda<Table>): string[] =>
  [...allLords(table), ...allLocations(table)].map(String);
