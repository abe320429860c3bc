import { inventoryOf as inventoryOfExiles } from "../exiles-kraken/inventory.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { leviathanInventory } from "../leviathan/inventory.ts";
import type { ExilesKrakenLeviathanBlueprint } from "./blueprint.ts";

/**
 * Lists every component of Exiles with Kraken and Leviathan on the table, duplicates included, for the laws of
 * `abyss-rules/testing`.
 */
export const inventoryOf = (
  state: TableAndAgenda<WidenIds<ExilesKrakenLeviathanBlueprint["table"]>>,
): string[] => [...inventoryOfExiles(state), ...leviathanInventory(state)];
