import type {
  Layout as ConspiracyLayout,
  TableOf as ConspiracyTable,
} from "../conspiracy/table.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { LayoutOf } from "../kernel/rules/position-layout.ts";
import type { Opponent } from "./cards/opponents.ts";

/** The seat of the player, who makes every decision (CO-60). */
export const PLAYER = 0;
/** The seat of the opponent, who makes no decision. */
export const OPPONENT = 1;

/** The table: that of Conspiracy for two sides, and the solo area. */
export interface TableOf<Hidden extends null> extends ConspiracyTable<Hidden> {
  /** The solo area. */
  solo: SoloArea;
}

/** Everything that the solo mode adds to the table. */
export interface SoloArea {
  /** Which opponent plays the other side. Default in a position: chosen by the seed. */
  opponent: Opponent;
  /** The side that has the Replay token (CO-40, CO-55). Default in a position: the opponent. */
  replayToken: Seat;
}

/** The mutable table that rules write to. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are also table views, so every query takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}

/** The table of a position: that of Conspiracy for two sides, and the solo area. */
export interface Layout extends ConspiracyLayout, LayoutOf<Pick<TableView, "solo">> {}
