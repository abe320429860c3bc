import { addToBag, remove } from "../kernel/cards.ts";
import type { Seat } from "../kernel/types.ts";
import type { Task } from "./actions.ts";
import type { Ally } from "./cards/allies.ts";
import { type Lord, lordCard } from "./cards/lords.ts";
import { playAllies } from "./gain.ts";
import type { MoveOf, Play, TaskOf } from "./parts.ts";
import {
  affiliable,
  lordCostFor,
  payments,
  pearlsMissing,
  refuseAffiliation,
  refusePayment,
} from "./payment.ts";
import { no } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** AB-27 to AB-34 */
export const recruit: MoveOf<"recruit"> = {
  *options(table, seat, _decision, wanted) {
    for (const lord of table.court)
      for (const allies of payments(
        table,
        seat,
        lordCostFor(table, seat, lordCard(lord).cost),
        wanted,
      ))
        for (const affiliate of affiliable(table, seat, allies))
          yield { type: "recruit", seat, lord, allies, affiliate };
  },
  refuse(table, { seat, lord, allies, affiliate }) {
    if (!table.court.includes(lord))
      return no("lord-not-in-court", "AB-27", { lord, court: table.court });
    return (
      refusePayment(table, seat, lordCostFor(table, seat, lordCard(lord).cost), allies) ??
      refuseAffiliation(table, seat, allies, affiliate)
    );
  },
  perform(table, { seat, lord, allies, affiliate }, play) {
    const pearls = pearlsMissing(lordCostFor(table, seat, lordCard(lord).cost), allies);
    table.seats[seat]!.pearls -= pearls;
    playAllies(table, seat, allies, play);
    play.emit({ type: "lord-recruited", seat, lord, allies: [...allies].sort(), pearls });
    play.next(...recruitment(seat, lord, [...allies].sort(), affiliate, "court"));
  },
};

/** AB-30 to AB-33: what follows when a lord is paid for. A variant changes the tasks, not this list. */
export const recruitment = (
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
