import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Exile } from "./cards/catalogue.ts";
import { exileCard, exilesOf, ownedExiles } from "./queries.ts";
import type { TableView } from "./table.ts";

/** The possessions of a player that count for the score. */
export interface Tableau extends AbyssTableau {
  /** All exiles, free and under locations, with the influence that their catalogue gives them. */
  readonly exiles: readonly { readonly id: Exile; readonly influence: number }[];
}

/** The tableau of a player; lords set aside count as owned (EX-13). */
export const tableauOf = (below: AbyssTableau, table: TableView, seat: Seat): Tableau => ({
  ...below,
  lords: [...below.lords, ...exilesOf(table, seat).aside],
  exiles: ownedExiles(table, seat).map((id) => ({
    id,
    influence: exileCard(table, id).influence,
  })),
});
