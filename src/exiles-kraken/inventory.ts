import { inventoryOf as inventoryOfExiles } from "../exiles/inventory.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { lootInventory } from "../kraken/inventory.ts";
import type { Table } from "./blueprint.ts";

/**
 * Lists every component of Exiles with Kraken on the table, duplicates included, for the laws of
 * `abyss-rules/testing`.
 */
export const inventoryOf = (state: TableAndAgenda<WidenIds<Table>>): string[] => [
  ...inventoryOfExiles(state),
  ...lootInventory(state.table),
];
