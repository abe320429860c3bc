import { inventoryOf as inventoryOfExiles } from "../exiles/inventory.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { leviathanInventory } from "../leviathan/inventory.ts";
import type { ExilesLeviathanBlueprint } from "./blueprint.ts";

/**
 * Lists every component of Exiles with Leviathan on the table, duplicates included, for the laws of
 * `abyss-rules/testing`.
 */
export const inventoryOf = (
  state: TableAndAgenda<WidenIds<ExilesLeviathanBlueprint["table"]>>,
): string[] => [...inventoryOfExiles(state), ...leviathanInventory(state)];
