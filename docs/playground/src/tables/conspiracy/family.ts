import type { TableView } from "abyss-rules/conspiracy";
import type { SoloArea } from "abyss-rules/conspiracy-solo";
import type { DeepReadonly } from "abyss-rules/variant";
import { isOver } from "../question.ts";

/** A table of Conspiracy, and what playing alone adds. */
export interface SenateTable extends TableView {
  readonly solo?: DeepReadonly<SoloArea>;
}

/** What a seat sees in either game. */
export interface SenateView {
  readonly table: SenateTable;
  readonly agenda: readonly object[];
}

/** Whether it is the turn of this seat; when the game is over, it is nobody's. */
export const isTurnOf = (view: SenateView, seat: number): boolean =>
  !isOver(view) && view.table.turn === seat;
