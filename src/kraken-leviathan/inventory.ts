import type { WidenIds } from "../kernel/data/ids.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { inventoryOf as inventoryOfKraken } from "../kraken/inventory.ts";
import { leviathanInventory } from "../leviathan/inventory.ts";
import type { KrakenLeviathanBlueprint } from "./blueprint.ts";

/**
 * Lists every component of Kraken with Leviathan on the table, duplicates included, for the laws of
 * `abyss-rules/testing`.
 */
export const inventoryOf = (
  state: TableAndAgenda<WidenIds<KrakenLeviathanBlueprint["table"]>>,
): string[] => [...inventoryOfKraken(state), ...leviathanInventory(state)];
