// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type { ExilesKrakenLeviathanBlueprint } from "./blueprint.ts";

type Ids = ExilesKrakenLeviathanBlueprint["ids"];

/** The table of a state. */
export interface Table extends NarrowIds<ExilesKrakenLeviathanBlueprint["table"], Ids> {}
/** The table of a view. */
export interface TableView extends NarrowIds<ExilesKrakenLeviathanBlueprint["view"], Ids> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<ExilesKrakenLeviathanBlueprint>, Ids> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<ExilesKrakenLeviathanBlueprint>, Ids> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position
  extends NarrowIds<kernel.PositionOf<ExilesKrakenLeviathanBlueprint>, Ids> {}
/** All actions. */
export type Action = NarrowIds<ExilesKrakenLeviathanBlueprint["action"], Ids> | never;
/** All questions to players. */
export type Decision = NarrowIds<ExilesKrakenLeviathanBlueprint["decision"], Ids> | never;
/** All events. */
export type Event = NarrowIds<ExilesKrakenLeviathanBlueprint["event"], Ids> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<ExilesKrakenLeviathanBlueprint["refusal"], Ids> | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<ExilesKrakenLeviathanBlueprint["tableau"], Ids> {}
