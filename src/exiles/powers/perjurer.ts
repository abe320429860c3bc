import { gainKeyTokens } from "../../abyss/transfers.ts";
import { addToBag } from "../../kernel/components/bags.ts";
import { type Decision as AnyDecision, isDecisionOf } from "../../kernel/rules/blueprint.ts";
import { neverRefuse, onlyAction } from "../../kernel/rules/rules.ts";
import type { Decision } from "../actions.ts";
import type { Below, MoveOf } from "../blueprint.ts";
import type { TableView } from "../table.ts";
import type { ExilePower } from "./power.ts";

/** EX-16: offers a key token instead of an affiliated ally, for a lord without a key. */
export const perjurer: ExilePower = {
  beforeAffiliation(table, { seat, lord, allies, affiliate }, play, { box }) {
    if (box.lord(lord).keys > 0 || table.keyTokens === 0) return false;
    table.exiles.payment = [...allies];
    play.next({ ask: "perjure", seats: [seat], lord, affiliate });
    return true;
  },
};

/** EX-16: discards all allies played and takes a key token. */
export const takeKeyToken: MoveOf<"take-key-token", "perjure"> = {
  options: onlyAction("take-key-token"),
  refuse: neverRefuse,
  perform(table, { seat }, play) {
    const allies = table.exiles.payment.splice(0);
    addToBag(table.discard, allies);
    play.emit({ type: "allies-forsworn", seat, allies });
    gainKeyTokens(table, seat, 1, play);
  },
};

/** EX-16: affiliates an ally as usual, because the key token is optional. */
export const affiliateAlly = (below: Below): MoveOf<"affiliate", "perjure"> => ({
  options: onlyAction("affiliate"),
  refuse: neverRefuse,
  perform(table, { seat }, play, { lord, affiliate }) {
    const allies = table.exiles.payment.splice(0);
    below.tasks.affiliate(table, { do: "affiliate", seat, lord, allies, affiliate }, play);
  },
});

/** AB-53, EX-16: the lord that is being recruited is already paid for, so the Opportunist cannot discard it. */
export const useOpportunist = ({ moves }: Below): MoveOf<"use-opportunist"> => {
  const move: MoveOf<"use-opportunist"> = moves["use-opportunist"];
  return {
    ...move,
    options: (table, seat, decision, filter) =>
      move.options(withoutPaid(table, decision), seat, decision, filter),
    refuse: (table, action, decision) =>
      move.refuse(withoutPaid(table, decision), action, decision),
    perform(table, action, play, decision) {
      const paid = isOnDeck(table, decision) ? table.lordDeck.splice(-1) : [];
      move.perform(table, action, play, decision);
      table.lordDeck.push(...paid);
    },
  };
};

/** EX-17: whether the lord being recruited is still on the deck, because the Conspirator recruits it from there. */
export const isOnDeck = ({ lordDeck }: TableView, decision: AnyDecision): boolean =>
  isDecisionOf<Decision, "perjure">(decision, "perjure") && lordDeck.at(-1) === decision.lord;

/** The table without the lord that is already paid for. */
function withoutPaid(table: TableView, decision: Decision): TableView {
  if (decision.ask !== "perjure") return table;
  return {
    ...table,
    court: table.court.filter((lord) => lord !== decision.lord),
    lordDeck: isOnDeck(table, decision) ? table.lordDeck.slice(0, -1) : table.lordDeck,
  };
}
