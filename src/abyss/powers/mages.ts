import { addToBag, removeOne } from "../../kernel/components/bags.ts";
import { areaOf } from "../../kernel/components/seats.ts";
import type { MoveOf, Top } from "../blueprint.ts";
import { refusalOf } from "../refusals.ts";
import { takeStacks } from "../transfers.ts";
import { refuseUse } from "./activated.ts";
import type { Power } from "./power.ts";

// The Shaman (AB-46) is in queries.ts, the Alchemist (AB-50) in support.ts, the Master of Magic (AB-52)
// in payment.ts.

/** AB-47 */
export const invoker: Power = (table, seat, play) => {
  table.turn.extra += 1;
  play.emit({ type: "extra-turn-gained", seat });
};

/** AB-48 */
export const apprentice: Power = (_table, seat, play, mayDecline) => {
  play.next({ ask: "take-stack", seats: [seat], mayDecline });
};

/** AB-48 */
export const takeStack = (top: Top): MoveOf<"take-stack"> => ({
  *options(table, seat) {
    for (const stack of top.stacksFor(table, seat)) yield { type: "take-stack", seat, stack };
  },
  refuse: (table, { stack }) =>
    table.council[stack].length > 0 ? undefined : refusalOf("stack-empty", "AB-48", { stack }),
  perform(table, { seat, stack }, play) {
    takeStacks(table, seat, [stack], play);
  },
});

/** AB-49 */
export const useOracle = (top: Top): MoveOf<"use-oracle"> => ({
  keepsOpen: true,
  *options(table, seat) {
    if (refuseUse(table, seat, "oracle")) return;
    for (const stack of top.stacksFor(table, seat)) yield { type: "use-oracle", seat, stack };
  },
  refuse(table, { seat, stack }) {
    if (table.council[stack].length === 0) return refusalOf("stack-empty", "AB-49", { stack });
    return refuseUse(table, seat, "oracle");
  },
  perform(table, { seat, stack }, play) {
    const allies = table.council[stack].splice(0);
    table.turn.used.push("oracle");
    addToBag(table.discard, allies);
    play.emit({ type: "stack-discarded", seat, stack, allies });
    play.revealTo(table.seats.keys());
  },
});

/** AB-51 */
export const illusionist: Power = (_table, seat, play) => {
  play.next({ ask: "swap-location", seats: [seat] });
};

/** AB-51 */
export const swapLocation: MoveOf<"swap-location"> = {
  *options(table, seat) {
    for (const { location: give } of areaOf(table, seat).locations)
      for (const take of table.available) yield { type: "swap-location", seat, give, take };
  },
  refuse(table, { seat, give, take }) {
    if (!areaOf(table, seat).locations.some(({ location }) => location === give))
      return refusalOf("location-not-owned", "AB-51", { location: give });
    if (!table.available.includes(take))
      return refusalOf("location-not-on-offer", "AB-51", { location: take, from: "available" });
    return undefined;
  },
  perform(table, { seat, give, take }, play) {
    const held = areaOf(table, seat).locations.find(({ location }) => location === give)!;
    held.location = take;
    removeOne(table.available, take);
    table.available.push(give);
    play.emit({ type: "location-swapped", seat, give, take });
    play.next({ do: "receive-location", seat, location: take });
  },
};
