import { exilesLayer } from "../exiles/stack.ts";
import { pairLayer } from "../exiles-kraken/stack.ts";
import type { RulesStack } from "../kernel/rules/layers.ts";
import { krakenLeviathanStack } from "../kraken-leviathan/stack.ts";
import type { ExilesKrakenLeviathanBlueprint } from "./blueprint.ts";

/** The rules of Exiles with Kraken and Leviathan: those of the layers and of the pairs among them. */
export const exilesKrakenLeviathanStack: RulesStack<ExilesKrakenLeviathanBlueprint> =
  krakenLeviathanStack.with(exilesLayer).with(pairLayer);
