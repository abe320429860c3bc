import type { Cost } from "../../abyss/cards/lord-card.ts";
import { lordCostFor } from "../../abyss/payment.ts";
import { type Boxed, payForLord } from "../../abyss/recruit.ts";
import { mapCandidates } from "../../kernel/agenda/countable.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { neverRefuse, onlyAction } from "../../kernel/rules/rules.ts";
import type { Below, MoveOf } from "../blueprint.ts";
import type { TableView } from "../table.ts";
import type { ExilePower } from "./power.ts";

/** EX-17: asks even if the owner cannot pay for the lord; otherwise the others would learn that. */
export const conspirator: ExilePower = {
  beforeAction(table, seat, play) {
    const lord = table.lordDeck.at(-1);
    if (lord === undefined) return false;
    play.emit({ type: "lord-looked-at", seat, lord });
    play.revealTo([seat]);
    play.next({ ask: "conspire", seats: [seat] });
    return true;
  },
};

/**
 * EX-17: the cost of the top lord. The cost in a view without the lord does not matter, because that viewer
 * does not see the hand that would pay it either.
 */
function topCost({ box }: Boxed, table: TableView, seat: Seat): Cost {
  const lord = table.lordDeck.at(-1);
  return lord ? lordCostFor(box, table, seat, lord) : { value: 0, races: 1, required: null };
}

/** EX-17: recruits the lord at the standard cost, as the action of the turn. */
export const conspire = ({ purse }: Below, top: Boxed): MoveOf<"conspire", "conspire"> => ({
  options: (table, seat, _decision, filter) =>
    mapCandidates(
      purse.recruitments.ways(table, seat, topCost(top, table, seat), filter),
      (payment) => ({
        type: "conspire" as const,
        seat,
        ...payment,
      }),
    ),
  refuse: (table, action) =>
    purse.recruitments.refuse(table, action.seat, topCost(top, table, action.seat), action),
  nearest(table, seat, _decision, given) {
    const nearest = purse.recruitments.nearest?.(table, seat, topCost(top, table, seat), given);
    return nearest && { type: "conspire", seat, ...nearest.way };
  },
  meter: (table, seat, _decision, given) =>
    purse.recruitments.meter?.(table, seat, topCost(top, table, seat), given),
  perform(table, action, play) {
    // The payment is revealed to the others, and so is the lord; its owner has seen both before.
    payForLord(purse, top, table, table.lordDeck.at(-1)!, action, "deck", play);
  },
});

/** EX-17: leaves the lord on the deck; the player takes a normal action. */
export const leaveLord = (below: Below): MoveOf<"leave-lord", "conspire"> => ({
  options: onlyAction("leave-lord"),
  refuse: neverRefuse,
  perform(table, { seat }, play) {
    below.tasks.act(table, { do: "act", seat }, play);
  },
});
