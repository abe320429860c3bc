import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import type { Seat } from "../kernel/data/types.ts";
import { hunterOf } from "./queries.ts";
import type { TableView } from "./table.ts";

/** The possessions of a player that count for the score. */
export interface Tableau extends AbyssTableau, OwnTableau {}

/** The fields that Leviathan adds to a tableau. Leviathan tokens are worth nothing in the end (LE-42). */
export interface OwnTableau {
  readonly wounds: number;
  /** Whether the player has the Scourge. */
  readonly scourge: boolean;
}

/** The tableau of a player if the game ended now. */
export const tableauOf = (below: AbyssTableau, table: TableView, seat: Seat): Tableau => ({
  ...below,
  wounds: hunterOf(table, seat).wounds,
  scourge: table.leviathan.scourge === seat,
});
