import type { TableView } from "abyss-rules/abyss";
import type { ExilesArea } from "abyss-rules/exiles";
import type { KrakenArea } from "abyss-rules/kraken";
import type { DeepReadonly } from "abyss-rules/variant";
import { isOver } from "../question.ts";

/** A table of Abyss, with the areas of the modules in play. */
export interface FamilyTable extends TableView {
  readonly exiles?: DeepReadonly<ExilesArea<null>>;
  readonly kraken?: DeepReadonly<KrakenArea<null>>;
}

/** A view of any game based on Abyss. */
export interface FamilyView {
  readonly table: FamilyTable;
  readonly agenda: readonly object[];
}

/** True if it is the turn of this seat and the game is not over. */
export const isTurnOf = (view: FamilyView, seat: number): boolean =>
  !isOver(view) && view.table.turn.seat === seat;
