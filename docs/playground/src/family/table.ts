import * as exilesKraken from "abyss-rules/exiles-kraken";
import * as largest from "abyss-rules/exiles-kraken-leviathan";
import { isOver } from "../tables/question.ts";
import type { Merge } from "./merge.ts";

type Area = "exiles" | "kraken" | "leviathan";

/** The table that all games based on Abyss have, with the cards of all boxes. */
type AbyssTable = Merge<Omit<exilesKraken.TableView, Area>, Omit<largest.TableView, Area>>;

/** A table of Abyss, with the areas of the modules in play. */
export interface FamilyTable extends AbyssTable {
  readonly exiles?: Merge<exilesKraken.TableView["exiles"], largest.TableView["exiles"]>;
  readonly kraken?: exilesKraken.TableView["kraken"] | largest.TableView["kraken"];
  readonly leviathan?: largest.TableView["leviathan"];
}

/** A view of any game based on Abyss. */
export interface FamilyView {
  readonly table: FamilyTable;
  readonly agenda: readonly object[];
}

/** True if it is the turn of this seat and the game is not over. */
export const isTurnOf = (view: FamilyView, seat: number): boolean =>
  !isOver(view) && view.table.turn.seat === seat;

/** AB-59: the keys of a player. The cards on a table are those of its game. */
export const keysOf = (table: FamilyTable, seat: number): number =>
  table.leviathan
    ? largest.keysOf(table as largest.TableView, seat)
    : exilesKraken.keysOf(table as exilesKraken.TableView, seat);
