// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type * as refusals from "../kernel/validation/refusal.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import type { ConspiracyIds } from "./cards/box.ts";
import type * as open from "./table.ts";

/** The table of a state. */
export interface Table extends NarrowIds<open.Table, ConspiracyIds> {}
/** The table of a view. */
export interface TableView extends NarrowIds<open.TableView, ConspiracyIds> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<ConspiracyBlueprint>, ConspiracyIds> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<ConspiracyBlueprint>, ConspiracyIds> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position
  extends NarrowIds<kernel.PositionOf<ConspiracyBlueprint>, ConspiracyIds> {}
/** All actions. */
export type Action = NarrowIds<ConspiracyBlueprint["action"], ConspiracyIds, kernel.Action> | never;
/** All questions to players. */
export type Decision = ConspiracyBlueprint["decision"] | never;
/** All events. */
export type Event =
  | NarrowIds<ConspiracyBlueprint["event"], ConspiracyIds, kernel.GameEvent>
  | never;
/** All reasons for refusing a move. */
export type Refusal =
  | NarrowIds<ConspiracyBlueprint["refusal"], ConspiracyIds, refusals.Refusal>
  | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<ConspiracyBlueprint["tableau"], ConspiracyIds> {}

/** What lies in front of a player. */
export interface PlayerArea extends NarrowIds<open.PlayerArea, ConspiracyIds> {}
