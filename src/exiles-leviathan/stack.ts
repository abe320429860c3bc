import { exilesLayer } from "../exiles/stack.ts";
import type { RulesStack } from "../kernel/rules/layers.ts";
import { leviathanStack } from "../leviathan/stack.ts";
import type { ExilesLeviathanBlueprint } from "./blueprint.ts";

/** The rules of Exiles with Leviathan: those of its layers; nothing else is needed (LE-93 to LE-100). */
export const exilesLeviathanStack: RulesStack<ExilesLeviathanBlueprint> =
  leviathanStack.with(exilesLayer);
