import type { WidenIds } from "../../kernel/data/ids.ts";
import type { Action } from "../actions.ts";
import { abyssBox, type Box } from "../cards/box.ts";
import { BRIBE_PEARLS } from "../cards/numbers.ts";
import { priceNow } from "../explore.ts";
import { lordCostFor, pearlsMissing } from "../payment.ts";
import type { TableView } from "../table.ts";
import type { AbyssContext } from "./phrases.ts";

/** What texts can read from a view, if one is given. */
export const abyssContext = (
  view: { readonly table: WidenIds<TableView> } | undefined,
  box: Box = abyssBox,
): AbyssContext => {
  const seen = view as { readonly table: TableView } | undefined;
  return {
    pearls: (action) => pearlsOf(box, seen?.table, action as Action),
    revealed: () => seen?.table.track.at(-1),
  };
};

/** The pearls that an action costs its player (AB-12, AB-28, AB-54). */
function pearlsOf(box: Box, table: TableView | undefined, action: Action): number {
  switch (action.type) {
    case "recruit":
      return table
        ? pearlsMissing(lordCostFor(box, table, action.seat, action.lord), action.allies)
        : 0;
    case "buy":
      return table ? priceNow(table) : 0;
    case "bribe":
      return BRIBE_PEARLS;
    default:
      return 0;
  }
}
