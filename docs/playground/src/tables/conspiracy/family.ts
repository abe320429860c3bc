import type { TableView } from "abyss-rules/conspiracy";
import type { SoloArea } from "abyss-rules/conspiracy-solo";
import type { DeepReadonly } from "abyss-rules/variant";
import { isOver } from "../question.ts";

/** A table of Conspiracy, with the area of the game for one. */
export interface SenateTable extends TableView {
  readonly solo?: DeepReadonly<SoloArea>;
}

/** A view of either game. */
export interface SenateView {
  readonly table: SenateTable;
  readonly agenda: readonly object[];
}

/** True if it is the turn of this seat and the game is not over. */
export const isTurnOf = (view: SenateView, seat: number): boolean =>
  !isOver(view) && view.table.turn === seat;
