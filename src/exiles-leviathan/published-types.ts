// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type { ExilesLeviathanBlueprint } from "./blueprint.ts";

type Ids = ExilesLeviathanBlueprint["ids"];

/** The table of a state. */
export interface Table extends NarrowIds<ExilesLeviathanBlueprint["table"], Ids> {}
/** The table of a view. */
export interface TableView extends NarrowIds<ExilesLeviathanBlueprint["view"], Ids> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<ExilesLeviathanBlueprint>, Ids> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<ExilesLeviathanBlueprint>, Ids> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position extends NarrowIds<kernel.PositionOf<ExilesLeviathanBlueprint>, Ids> {}
/** All actions. */
export type Action = NarrowIds<ExilesLeviathanBlueprint["action"], Ids> | never;
/** All questions to players. */
export type Decision = NarrowIds<ExilesLeviathanBlueprint["decision"], Ids> | never;
/** All events. */
export type Event = NarrowIds<ExilesLeviathanBlueprint["event"], Ids> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<ExilesLeviathanBlueprint["refusal"], Ids> | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<ExilesLeviathanBlueprint["tableau"], Ids> {}
