import { inventoryOf as inventoryOfExiles } from "../exiles/inventory.ts";
import type { At } from "../kernel/blueprint.ts";
import { lootInventory } from "../kraken/inventory.ts";
import type { Table } from "./blueprint.ts";

/**
 * Every component of Exiles with Kraken, once for each time that it is there, for the laws of
 * `abyss-rules/testing`.
 */
export const inventoryOf = (state: At<Table>): string[] => [
  ...inventoryOfExiles(state),
  ...lootInventory(state.table),
];
