// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type { ExilesBlueprint } from "./blueprint.ts";
import type * as open from "./table.ts";

type Ids = ExilesBlueprint["ids"];

/** The table of a state. */
export interface Table extends NarrowIds<open.Table, Ids> {}
/** The table of a view. */
export interface TableView extends NarrowIds<open.TableView, Ids> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<ExilesBlueprint>, Ids> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<ExilesBlueprint>, Ids> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position extends NarrowIds<kernel.PositionOf<ExilesBlueprint>, Ids> {}
/** All actions. */
export type Action = NarrowIds<ExilesBlueprint["action"], Ids> | never;
/** All questions to players. */
export type Decision = NarrowIds<ExilesBlueprint["decision"], Ids> | never;
/** All events. */
export type Event = NarrowIds<ExilesBlueprint["event"], Ids> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<ExilesBlueprint["refusal"], Ids> | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<ExilesBlueprint["tableau"], Ids> {}

/** The area that exiles add to the table. */
export type ExilesArea<Hidden extends null> = NarrowIds<open.ExilesArea<Hidden>, Ids>;
/** The exiles area of a player. */
export interface PlayerExiles extends NarrowIds<open.PlayerExiles, Ids> {}
