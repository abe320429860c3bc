// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type { LeviathanBlueprint } from "./blueprint.ts";
import type { LeviathanIds } from "./cards/box.ts";
import type * as events from "./events.ts";
import type * as open from "./table.ts";

/** The table of a state. */
export interface Table extends NarrowIds<open.Table, LeviathanIds> {}
/** The table of a view. */
export interface TableView extends NarrowIds<open.TableView, LeviathanIds> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<LeviathanBlueprint>, LeviathanIds> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<LeviathanBlueprint>, LeviathanIds> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position extends NarrowIds<kernel.PositionOf<LeviathanBlueprint>, LeviathanIds> {}
/** All actions. */
export type Action = NarrowIds<LeviathanBlueprint["action"], LeviathanIds> | never;
/** All questions to players. */
export type Decision = NarrowIds<LeviathanBlueprint["decision"], LeviathanIds> | never;
/** All events. */
export type Event = NarrowIds<LeviathanBlueprint["event"], LeviathanIds> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<LeviathanBlueprint["refusal"], LeviathanIds> | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<LeviathanBlueprint["tableau"], LeviathanIds> {}
/** Where pearls come from: a source of Abyss, or a leviathan token. */
export type PearlSource = NarrowIds<events.PearlSource, LeviathanIds, string> | never;
