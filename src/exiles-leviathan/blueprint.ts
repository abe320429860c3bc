import type { ExilesAdded } from "../exiles/blueprint.ts";
import type { WithLayer } from "../kernel/rules/layers.ts";
import type { LeviathanBlueprint } from "../leviathan/blueprint.ts";

/** The types of the rules of Exiles with Leviathan. */
export interface ExilesLeviathanBlueprint extends WithLayer<LeviathanBlueprint, ExilesAdded> {}

/** The options of set-up. */
export type Options = ExilesLeviathanBlueprint["options"];
