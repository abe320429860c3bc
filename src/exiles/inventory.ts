import { inventoryOf as inventoryOfAbyss } from "../abyss/inventory.ts";
import type { ComponentsElsewhere } from "../abyss/kit.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Exile } from "./cards/catalogue.ts";
import { ownedExiles } from "./queries.ts";
import type { Table, TableView } from "./table.ts";

/** Components of Abyss that lie in the area of the variant. */
export const elsewhere = ({ exiles }: TableView): ComponentsElsewhere => ({
  allies: exiles.payment,
  lords: exiles.seats.flatMap(({ aside }) => aside),
});

/** All exiles on the table, face down or not, wherever they are. */
export const allExiles = (table: TableView): (Exile | null)[] => [
  ...table.exiles.deck,
  ...table.exiles.court,
  ...table.exiles.seats.flatMap((_, seat) => ownedExiles(table, seat)),
];

/**
 * Every component of Exiles, once for each time that it is there, for the laws of
 * `abyss-rules/testing`. A variant adds what lies in places of its own.
 */
export const inventoryOf = (state: TableAndAgenda<Table>): string[] => {
  const { allies, lords } = elsewhere(state.table);
  return [...inventoryOfAbyss(state), ...allies, ...lords, ...allExiles(state.table)].map(String);
};
