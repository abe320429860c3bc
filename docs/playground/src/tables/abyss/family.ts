import type { TableView } from "abyss-rules/abyss";
import type { ExilesArea } from "abyss-rules/exiles";
import type { KrakenArea } from "abyss-rules/kraken";
import type { DeepReadonly } from "abyss-rules/variant";
import { isOver } from "../question.ts";

/** A table of Abyss, with what the modules in play add. */
export interface FamilyTable extends TableView {
  readonly exiles?: DeepReadonly<ExilesArea<null>>;
  readonly kraken?: DeepReadonly<KrakenArea<null>>;
}

/** What a seat sees in any game of the family. */
export interface FamilyView {
  readonly table: FamilyTable;
  readonly agenda: readonly object[];
}

/** Whether it is the turn of this seat; when the game is over, it is nobody's. */
export const isTurnOf = (view: FamilyView, seat: number): boolean =>
  !isOver(view) && view.table.turn.seat === seat;
