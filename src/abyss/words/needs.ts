import type { Action } from "../actions.ts";
import { BRIBE_PEARLS } from "../cards/numbers.ts";
import { priceNow } from "../explore.ts";
import { lordCostFor, pearlsMissing } from "../payment.ts";
import type { TableView } from "../table.ts";
import type { AbyssNeeds } from "./phrases.ts";

/** What texts can tell of a view; nothing, if none is given. */
export const abyssNeeds = (view: { readonly table: TableView } | undefined): AbyssNeeds => ({
  pearls: (action) => (view ? pearlsOf(view.table, action as Action) : 0),
  revealed: () => view?.table.track.at(-1),
});

/** The pearls that an action takes from who does it (AB-12, AB-28, AB-54). */
function pearlsOf(table: TableView, action: Action): number {
  switch (action.type) {
    case "recruit":
      return pearlsMissing(lordCostFor(table, action.seat, action.lord), action.allies);
    case "buy":
      return priceNow(table);
    case "bribe":
      return BRIBE_PEARLS;
    default:
      return 0;
  }
}
