// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type { KrakenLeviathanBlueprint } from "./blueprint.ts";

type Ids = KrakenLeviathanBlueprint["ids"];

/** The table of a state. */
export interface Table extends NarrowIds<KrakenLeviathanBlueprint["table"], Ids> {}
/** The table of a view. */
export interface TableView extends NarrowIds<KrakenLeviathanBlueprint["view"], Ids> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<KrakenLeviathanBlueprint>, Ids> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<KrakenLeviathanBlueprint>, Ids> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position extends NarrowIds<kernel.PositionOf<KrakenLeviathanBlueprint>, Ids> {}
/** All actions. */
export type Action = NarrowIds<KrakenLeviathanBlueprint["action"], Ids> | never;
/** All questions to players. */
export type Decision = NarrowIds<KrakenLeviathanBlueprint["decision"], Ids> | never;
/** All events. */
export type Event = NarrowIds<KrakenLeviathanBlueprint["event"], Ids> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<KrakenLeviathanBlueprint["refusal"], Ids> | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<KrakenLeviathanBlueprint["tableau"], Ids> {}
