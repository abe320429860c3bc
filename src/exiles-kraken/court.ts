// The court: sentinels on exiles, and the Recipient together with the Conspirator.
import { isOnDeck } from "../exiles/powers/perjurer.ts";
import type { ReactionOf } from "../kernel/rules/rules.ts";
import { isOpenTo } from "../kraken/queries.ts";
import { onGuest, returnSentinel, unreserved } from "../kraken/sentinels.ts";
import type { Below, BothBlueprint, Decision, MoveOf, TableView } from "./blueprint.ts";

/** EX-22, KR-83: an exile that an opponent has reserved cannot be recruited. */
export const recruitExile = ({ moves }: Below): MoveOf<"recruit-exile"> => {
  const move: MoveOf<"recruit-exile"> = moves["recruit-exile"];
  return unreserved(
    move,
    ({ exile }) => [onGuest(exile)],
    (table, seat) => ({
      ...table,
      exiles: {
        ...table.exiles,
        court: table.exiles.court.filter((exile) => isOpenTo(table, seat, onGuest(exile))),
      },
    }),
  );
};

/** EX-22, KR-83: returns the sentinel on an exile that its owner has recruited. */
export const returnFromExile: ReactionOf<BothBlueprint, "exile-entered"> = (
  table,
  { exile },
  play,
) => returnSentinel(table, onGuest(exile), play);

/** EX-16, KR-81: a lord that is being recruited from the deck is already paid for, so the Recipient brings the next. */
export const useRecipient = ({ moves }: Below): MoveOf<"use-recipient"> => {
  const move: MoveOf<"use-recipient"> = moves["use-recipient"];
  const withoutPaid = (table: TableView, decision: Decision): TableView =>
    isOnDeck(table, decision) ? { ...table, lordDeck: table.lordDeck.slice(0, -1) } : table;
  return {
    ...move,
    refuse: (table, action, decision) =>
      move.refuse(withoutPaid(table, decision), action, decision),
    perform(table, action, play, decision) {
      const paid = isOnDeck(table, decision) ? table.lordDeck.splice(-1) : [];
      move.perform(table, action, play, decision);
      table.lordDeck.push(...paid);
    },
  };
};
