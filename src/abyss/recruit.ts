import { addToBag, remove } from "../kernel/bags.ts";
import type { Seat } from "../kernel/types.ts";
import type { Task } from "./actions.ts";
import type { Ally } from "./cards/allies.ts";
import type { Lord } from "./cards/lords.ts";
import type { MoveOf, Play, TaskOf } from "./blueprint.ts";
import { lordCostFor, type Payment, pay, payments, refusePayment } from "./payment.ts";
import { no } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** AB-27 to AB-34 */
export const recruit: MoveOf<"recruit"> = {
  *options(table, seat, _decision, wanted) {
    for (const lord of table.court)
      for (const payment of payments(table, seat, lordCostFor(table, seat, lord), wanted))
        yield { type: "recruit", seat, lord, ...payment };
  },
  refuse(table, action) {
    const { seat, lord } = action;
    if (!table.court.includes(lord))
      return no("lord-not-in-court", "AB-27", { lord, court: table.court });
    return refusePayment(table, seat, lordCostFor(table, seat, lord), action);
  },
  perform(table, action, play) {
    payForLord(table, action.lord, action, "court", play);
  },
};

/** AB-27 to AB-30: the payment, and all that follows. */
export function payForLord(
  table: Draft,
  lord: Lord,
  payment: Payment & { readonly seat: Seat },
  from: "court" | "deck",
  play: Play,
): void {
  const { seat, affiliate } = payment;
  const paid = pay(table, seat, lordCostFor(table, seat, lord), payment, play);
  play.emit({ type: "lord-recruited", seat, lord, ...paid });
  play.next(...recruitment(seat, lord, paid.allies, affiliate, from));
}

/** AB-30 to AB-33: what follows when a lord is paid for. A variant changes the tasks, not this list. */
const recruitment = (
  seat: Seat,
  lord: Lord,
  allies: readonly Ally[],
  affiliate: Ally,
  from: "court" | "deck",
): Task[] => [
  { do: "affiliate", seat, lord, allies, affiliate },
  { do: "enter", seat, lord, from },
  { do: "power", seat, lord },
  { do: "refill-court", seat },
  { do: "check-end", seat },
];

/** AB-30 */
export const affiliate: TaskOf<"affiliate"> = (table, { seat, allies, affiliate: ally }, play) =>
  affiliateOne(table, seat, allies, ally, play);

/** AB-30: one of the allies played is affiliated, the others are discarded. */
export function affiliateOne(
  table: Draft,
  seat: Seat,
  allies: readonly Ally[],
  ally: Ally,
  play: Play,
): void {
  const others = [...allies];
  remove(others, ally);
  addToBag(table.seats[seat]!.affiliated, [ally]);
  addToBag(table.discard, others);
  play.emit({ type: "ally-affiliated", seat, ally });
}

/** AB-31 */
export const enter: TaskOf<"enter"> = (table, { seat, lord, from }, play) => {
  remove(from === "court" ? table.court : table.lordDeck, lord);
  table.seats[seat]!.lords.push(lord);
  play.emit({ type: "lord-entered", seat, lord });
};
