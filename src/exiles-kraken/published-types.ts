// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type { ExilesKrakenBlueprint } from "./blueprint.ts";

type Ids = ExilesKrakenBlueprint["ids"];

/** The table of a state. */
export interface Table extends NarrowIds<ExilesKrakenBlueprint["table"], Ids> {}
/** The table of a view. */
export interface TableView extends NarrowIds<ExilesKrakenBlueprint["view"], Ids> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<ExilesKrakenBlueprint>, Ids> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<ExilesKrakenBlueprint>, Ids> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position extends NarrowIds<kernel.PositionOf<ExilesKrakenBlueprint>, Ids> {}
/** All actions. */
export type Action = NarrowIds<ExilesKrakenBlueprint["action"], Ids> | never;
/** All questions to players. */
export type Decision = NarrowIds<ExilesKrakenBlueprint["decision"], Ids> | never;
/** All events. */
export type Event = NarrowIds<ExilesKrakenBlueprint["event"], Ids> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<ExilesKrakenBlueprint["refusal"], Ids> | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<ExilesKrakenBlueprint["tableau"], Ids> {}
