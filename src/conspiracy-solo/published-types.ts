// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type * as refusals from "../kernel/validation/refusal.ts";
import type { SoloBlueprint } from "./blueprint.ts";
import type * as open from "./table.ts";

type Ids = SoloBlueprint["ids"];

/** The table of a state. */
export interface Table extends NarrowIds<open.Table, Ids> {}
/** The table of a view. */
export interface TableView extends NarrowIds<open.TableView, Ids> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<SoloBlueprint>, Ids> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<SoloBlueprint>, Ids> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position extends NarrowIds<kernel.PositionOf<SoloBlueprint>, Ids> {}
/** All actions. */
export type Action = NarrowIds<SoloBlueprint["action"], Ids, kernel.Action> | never;
/** All questions to players. */
export type Decision = SoloBlueprint["decision"] | never;
/** All events. */
export type Event = NarrowIds<SoloBlueprint["event"], Ids, kernel.GameEvent> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<SoloBlueprint["refusal"], Ids, refusals.Refusal> | never;
/** The possessions of a side that count for the score. */
export interface Tableau extends NarrowIds<SoloBlueprint["tableau"], Ids> {}
