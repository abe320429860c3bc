import type { WidenIds } from "../kernel/data/ids.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { AnyLocation } from "./cards/locations.ts";
import { colours, type Lord } from "./cards/lords.ts";
import type { Table, TableView } from "./table.ts";

/** All lords on the table, face up or face down. */
export const allLords = (table: TableView): (Lord | null)[] => [
  ...table.lordDeck,
  ...colours.flatMap((colour) => table.piles[colour]),
  ...table.recruits,
  ...table.seats.flatMap((area) => area.lords),
];

/** All locations on the table, face up or face down. */
export const allLocations = (table: TableView): (AnyLocation | null)[] => [
  ...table.locationDeck,
  ...table.available,
  ...table.drawn,
  ...table.seats.flatMap((area) => area.locations.map(({ location }) => location)),
];

/**
 * Lists every component of Conspiracy, once per copy, for the laws of `abyss-rules/testing`. A variant
 * adds the components in its own area.
 */
export const inventoryOf = (of: TableAndAgenda<WidenIds<Table>>): string[] => {
  const { table } = of as TableAndAgenda<Table>;
  return [...allLords(table), ...allLocations(table)].map(String);
};
