import type { TableOf as ConspiracyTable } from "../conspiracy/table.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { Opponent } from "./cards/opponents.ts";

/** The side of the player, who decides everything (CO-60). */
export const PLAYER = 0;
/** The side of the opponent, who decides nothing. */
export const OPPONENT = 1;

/** What lies on the table: that of Conspiracy for two sides, and one more area. */
export interface TableOf<Hidden extends null> extends ConspiracyTable<Hidden> {
  solo: SoloArea;
}

/** Everything that playing alone adds to the table. */
export interface SoloArea {
  /** Whose card lies on the other side. */
  opponent: Opponent;
  /** The side that has the Replay token (CO-40, CO-55). */
  replayToken: Seat;
}

/** A table that rules change. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are views as well, so every question takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}
