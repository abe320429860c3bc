import type { Lord } from "../../abyss/cards/lords.ts";
import { lordCostFor, payments, refusePayment } from "../../abyss/payment.ts";
import { payForLord } from "../../abyss/recruit.ts";
import type { MoveOf } from "../parts.ts";
import type { TableView } from "../table.ts";
import type { ExilePower } from "./power.ts";

/** EX-17: asked even if the lord cannot be paid, or the others would learn that. */
export const conspirator: ExilePower = {
  beforeAction(table, seat, play) {
    const lord = table.lordDeck.at(-1);
    if (lord === undefined) return false;
    play.emit({ type: "lord-looked-at", seat, lord });
    play.inform([seat]);
    play.next({ ask: "conspire", seats: [seat] });
    return true;
  },
};

/** EX-17: the lord that the Conspirator's owner looks at. */
const topLord = (table: TableView): Lord => table.lordDeck.at(-1)!;

/** EX-17: the turn's action, at the standard cost. */
export const conspire: MoveOf<"conspire", "conspire"> = {
  *options(table, seat, _decision, wanted) {
    for (const payment of payments(table, seat, lordCostFor(table, seat, topLord(table)), wanted))
      yield { type: "conspire", seat, ...payment };
  },
  refuse: (table, action) =>
    refusePayment(table, action.seat, lordCostFor(table, action.seat, topLord(table)), action),
  perform(table, action, play) {
    play.inform(table.seats.keys());
    payForLord(table, topLord(table), action, "deck", play);
  },
};

/** EX-17 */
export const leaveLord: MoveOf<"leave-lord", "conspire"> = {
  *options(_, seat) {
    yield { type: "leave-lord", seat };
  },
  refuse: () => undefined,
  perform(_table, { seat }, play) {
    play.next({ ask: "act", seats: [seat] });
  },
};
