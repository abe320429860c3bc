// Exiles in the court under a sentinel, and the Recipient beside them.
import { isOnDeck } from "../exiles/powers/perjurer.ts";
import type { ReactionOf } from "../kernel/rules/rules.ts";
import { isOpenTo } from "../kraken/queries.ts";
import { comeBack, onGuest, unreserved } from "../kraken/sentinels.ts";
import type { Below, BothBlueprint, Decision, MoveOf, TableView } from "./blueprint.ts";

/** EX-22, KR-83: an exile that another has reserved is not there. */
export const recruitExile = ({ moves }: Below): MoveOf<"recruit-exile"> => {
  const move: MoveOf<"recruit-exile"> = moves["recruit-exile"];
  return {
    ...unreserved(move, ({ exile }) => [onGuest(exile)]),
    options: (table, seat, decision, wanted) =>
      move.options(
        {
          ...table,
          exiles: {
            ...table.exiles,
            court: table.exiles.court.filter((exile) => isOpenTo(table, seat, onGuest(exile))),
          },
        },
        seat,
        decision,
        wanted,
      ),
  };
};

/** EX-22, KR-83: the owner has recruited it. */
export const comeBackFromExile: ReactionOf<BothBlueprint, "exile-entered"> = (
  table,
  { exile },
  play,
) => comeBack(table, onGuest(exile), play);

/** EX-16, KR-81: a lord of the deck that is being recruited is paid for, the Recipient brings the next. */
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
