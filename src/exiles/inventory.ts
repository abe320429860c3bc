import { inventoryOf as inventoryOfAbyss } from "../abyss/inventory.ts";
import type { ComponentsElsewhere } from "../abyss/kit.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Exile } from "./cards/catalogue.ts";
import { ownedExiles } from "./queries.ts";
import type { Table, TableView } from "./table.ts";

/** The components of Abyss that lie in the area of the exiles. */
export const elsewhere = ({ exiles }: TableView): ComponentsElsewhere => ({
  allies: exiles.payment,
  lords: exiles.seats.flatMap(({ aside }) => aside),
});

/** All exiles on the table, face up or face down, wherever they are. */
export const allExiles = (table: TableView): (Exile | null)[] => [
  ...table.exiles.deck,
  ...table.exiles.court,
  ...table.exiles.seats.flatMap((_, seat) => ownedExiles(table, seat)),
];

/**
 * Lists every component of Exiles on the table, duplicates included, for the laws of
 * `abyss-rules/testing`. A variant adds the components of its own areas.
 */
export const inventoryOf = (of: TableAndAgenda<WidenIds<Table>>): string[] => {
  const state = of as TableAndAgenda<Table>;
  const { allies, lords } = elsewhere(state.table);
  return [...inventoryOfAbyss(state), ...allies, ...lords, ...allExiles(state.table)].map(String);
};
