import type { Action } from "../actions.ts";
import { BRIBE_PEARLS } from "../cards/numbers.ts";
import { priceNow } from "../explore.ts";
import { lordCostFor, pearlsMissing } from "../payment.ts";
import type { TableView } from "../table.ts";
import type { AbyssContext } from "./phrases.ts";

/** What texts can read from a view, if one is given. */
export const abyssContext = (view: { readonly table: TableView } | undefined): AbyssContext => ({
  pearls: (action) => pearlsOf(view?.table, action as Action),
  revealed: () => view?.table.track.at(-1),
});

/** The pearls that an action costs its player (AB-12, AB-28, AB-54). */
function pearlsOf(table: TableView | undefined, action: Action): number {
  switch (action.type) {
    case "recruit":
      return table ? pearlsMissing(lordCostFor(table, action.seat, action.lord), action.allies) : 0;
    case "buy":
      return table ? priceNow(table) : 0;
    case "bribe":
      return BRIBE_PEARLS;
    default:
      return 0;
  }
}
