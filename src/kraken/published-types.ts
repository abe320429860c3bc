// The published types of the game: those of the rules, with exactly the ids in its box.
// (`| never` makes hovers show the name of a union.)

import type { NarrowIds } from "../kernel/data/ids.ts";
import type * as kernel from "../kernel/rules/blueprint.ts";
import type * as actions from "./actions.ts";
import type { KrakenBlueprint } from "./blueprint.ts";
import type { KrakenIds } from "./cards/box.ts";
import type * as events from "./events.ts";
import type * as open from "./table.ts";
import type * as tableau from "./tableau.ts";

/** The table of a state. */
export interface Table extends NarrowIds<open.Table, KrakenIds> {}
/** The table of a view. */
export interface TableView extends NarrowIds<open.TableView, KrakenIds> {}
/** A complete state of the game, as plain JSON. */
export interface State extends NarrowIds<kernel.StateOf<KrakenBlueprint>, KrakenIds> {
  readonly table: Table;
}
/** What a viewer sees of a state. */
export interface View extends NarrowIds<kernel.ViewOf<KrakenBlueprint>, KrakenIds> {
  readonly table: TableView;
}
/** A hand-written position, for `fromPosition`. */
export interface Position extends NarrowIds<kernel.PositionOf<KrakenBlueprint>, KrakenIds> {}
/** All actions. */
export type Action = NarrowIds<KrakenBlueprint["action"], KrakenIds> | never;
/** All questions to players. */
export type Decision = NarrowIds<KrakenBlueprint["decision"], KrakenIds> | never;
/** All events. */
export type Event = NarrowIds<KrakenBlueprint["event"], KrakenIds> | never;
/** All reasons for refusing a move. */
export type Refusal = NarrowIds<KrakenBlueprint["refusal"], KrakenIds> | never;
/** The possessions of a player that count for the score. */
export interface Tableau extends NarrowIds<KrakenBlueprint["tableau"], KrakenIds> {}
/** The fields that Kraken adds to a tableau. */
export interface OwnTableau extends NarrowIds<tableau.OwnTableau, KrakenIds> {}

/** The area that Kraken adds to the table. */
export type KrakenArea<Hidden extends null> = NarrowIds<open.KrakenArea<Hidden>, KrakenIds>;
/** Where a sentinel is: beside the board (no owner), in front of its owner (`on` is `null`), or on a place. */
export interface Posting extends NarrowIds<open.Posting, KrakenIds> {}
/** A place for a sentinel (KR-35). */
export type Place = NarrowIds<open.Place, KrakenIds> | never;
/** The payment for a recruitment; `affiliate` is `null` if only krakens are played (KR-13). */
export interface Payment extends NarrowIds<actions.Payment, KrakenIds> {}
/** Where pearls come from: a source of Abyss, or loot. */
export type PearlSource = NarrowIds<events.PearlSource, KrakenIds, string> | never;
/** The reason of a change of nebulis: krakens played or left in hand, a payment, or the power of a lord. */
export type NebulisSource = NarrowIds<events.NebulisSource, KrakenIds, string> | never;
