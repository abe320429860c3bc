import type { TableView } from "abyss-rules/exiles-kraken";
import { isOver } from "../question.ts";

/** A table of Abyss, with the areas of the modules in play. */
export interface FamilyTable extends Omit<TableView, "exiles" | "kraken"> {
  readonly exiles?: TableView["exiles"];
  readonly kraken?: TableView["kraken"];
}

/** A view of any game based on Abyss. */
export interface FamilyView {
  readonly table: FamilyTable;
  readonly agenda: readonly object[];
}

/** True if it is the turn of this seat and the game is not over. */
export const isTurnOf = (view: FamilyView, seat: number): boolean =>
  !isOver(view) && view.table.turn.seat === seat;
