import { inventoryOf as inventoryOfAbyss } from "../abyss/inventory.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Loot } from "./cards/loot.ts";
import type { Table, TableView } from "./table.ts";

/** All loot on the table, face up or face down, wherever it is. */
export const allLoot = ({ kraken }: TableView): (Loot | null)[] => [
  ...kraken.lootDeck,
  ...kraken.discardedLoot,
  ...kraken.loot.flatMap(({ values }) => values),
];

/** The names of all loot cards on the table, for inventories. */
export const lootInventory = (table: WidenIds<Table>): string[] =>
  allLoot(table as TableView).map((value) => `loot ${value}`);

/**
 * Lists every component of Kraken on the table, duplicates included, for the laws of
 * `abyss-rules/testing`. Nebulis are unlimited (KR-6) and not listed. A variant adds the components of
 * its own areas.
 */
export const inventoryOf = (state: TableAndAgenda<WidenIds<Table>>): string[] => [
  ...inventoryOfAbyss(state),
  ...lootInventory(state.table),
];
