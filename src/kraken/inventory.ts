import { inventoryOf as inventoryOfAbyss } from "../abyss/inventory.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Loot } from "./cards/loot.ts";
import type { Table, TableView } from "./table.ts";

/** All loot on the table, face down or not, wherever it is. */
export const allLoot = ({ kraken }: TableView): (Loot | null)[] => [
  ...kraken.lootDeck,
  ...kraken.discardedLoot,
  ...kraken.loot.flatMap(({ values }) => values),
];

/** All loot, for inventories. */
export const lootInventory = (table: Table): string[] =>
  allLoot(table).map((value) => `loot ${value}`);

/**
 * Every component of Kraken, once for each time that it is there, for the laws of
 * `abyss-rules/testing`. Nebulis have no end (KR-6). A variant adds what lies in places of its own.
 */
export const inventoryOf = (state: TableAndAgenda<Table>): string[] => [
  ...inventoryOfAbyss(state),
  ...lootInventory(state.table),
];
