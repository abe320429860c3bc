import { isKnown } from "../../kernel/components/bags.ts";
import { areaOf } from "../../kernel/components/seats.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { MoveOf } from "../blueprint.ts";
import { SLAVER_PEARLS } from "../cards/numbers.ts";
import { refusalOf } from "../refusals.ts";
import type { TableView } from "../table.ts";
import { discardAllies, gainPearls } from "../transfers.ts";
import { refuseUse } from "./activated.ts";

// Trader, Peddler, Shopkeeper and Landlord (AB-44) are data; the Landlord's turns are in turn.ts,
// the Ship Master (AB-43) in explore.ts.

/** AB-35, AB-45: the pearls that a Slaver could still bring. */
export const slaverPearls = (table: TableView, seat: Seat): number =>
  !refuseUse(table, seat, "slaver") && areaOf(table, seat).hand.length > 0 ? SLAVER_PEARLS : 0;

/** AB-45 */
export const useSlaver: MoveOf<"use-slaver"> = {
  keepsOpen: true,
  *options(table, seat) {
    if (refuseUse(table, seat, "slaver")) return;
    for (const ally of new Set(areaOf(table, seat).hand.filter(isKnown)))
      yield { type: "use-slaver", seat, ally };
  },
  refuse(table, { seat, ally }) {
    if (!areaOf(table, seat).hand.includes(ally))
      return refusalOf("ally-not-in-hand", "AB-45", { ally });
    return refuseUse(table, seat, "slaver");
  },
  perform(table, { seat, ally }, play) {
    table.turn.used.push("slaver");
    discardAllies(table, seat, [ally], play);
    gainPearls(table, seat, SLAVER_PEARLS, "slaver", play);
  },
};
