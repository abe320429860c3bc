import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Exile } from "./cards/catalogue.ts";
import { exileCard, exilesOf, ownedExiles } from "./queries.ts";
import type { TableView } from "./table.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau extends AbyssTableau {
  /** All exiles, free and under locations, with the influence that their catalogue gives them. */
  readonly exiles: readonly { readonly id: Exile; readonly influence: number }[];
}

/** What a player has to show for the score; lords set aside are owned, too (EX-13). */
export const tableauOf = (below: AbyssTableau, table: TableView, seat: Seat): Tableau => ({
  ...below,
  lords: [...below.lords, ...exilesOf(table, seat).aside],
  exiles: ownedExiles(table, seat).map((id) => ({
    id,
    influence: exileCard(table, id).influence,
  })),
});
