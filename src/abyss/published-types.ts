// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type * as actions from "./actions.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import type { AbyssIds } from "./cards/box.ts";
import type * as events from "./events.ts";
import type * as open from "./table.ts";

/** The table of a state. */
export interface Table extends NarrowIds<open.Table, AbyssIds> {}
/** The table of a view. */
export interface TableView extends NarrowIds<open.TableView, AbyssIds> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<AbyssBlueprint>, AbyssIds> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<AbyssBlueprint>, AbyssIds> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position extends NarrowIds<kernel.PositionOf<AbyssBlueprint>, AbyssIds> {}
/** All actions. */
export type Action = NarrowIds<AbyssBlueprint["action"], AbyssIds> | never;
/** All questions to players. */
export type Decision = NarrowIds<AbyssBlueprint["decision"], AbyssIds> | never;
/** All events. */
export type Event = NarrowIds<AbyssBlueprint["event"], AbyssIds> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<AbyssBlueprint["refusal"], AbyssIds> | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<AbyssBlueprint["tableau"], AbyssIds> {}

/** The current turn. */
export interface Turn extends NarrowIds<open.Turn, AbyssIds> {}
/** What lies in front of a player. */
export type PlayerArea<Hidden extends null> = NarrowIds<open.PlayerArea<Hidden>, AbyssIds>;
/** The payment for a recruitment: allies, and which of them to affiliate. */
export interface Payment extends NarrowIds<actions.Payment, AbyssIds> {}
/** Where pearls come from: the power of a lord, a reward, the last space of the track, a court that is refilled. */
export type PearlSource = NarrowIds<events.PearlSource, AbyssIds, string> | never;
