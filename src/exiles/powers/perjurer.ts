import { lordCard } from "../../abyss/cards/lords.ts";
import { gainKeyTokens } from "../../abyss/transfers.ts";
import { addToBag } from "../../kernel/bags.ts";
import { always, only } from "../../kernel/rules.ts";
import type { Below, MoveOf } from "../blueprint.ts";
import type { ExilePower } from "./power.ts";

/** EX-16: a key token instead of an affiliated ally, for a lord without a key. */
export const perjurer: ExilePower = {
  beforeAffiliation(table, { seat, lord, allies, affiliate }, play) {
    if (lordCard(lord).keys > 0 || table.keyTokens === 0) return false;
    table.exiles.payment = [...allies];
    play.next({ ask: "perjure", seats: [seat], lord, affiliate });
    return true;
  },
};

/** EX-16: all allies played are discarded. */
export const takeKeyToken: MoveOf<"take-key-token", "perjure"> = {
  options: only("take-key-token"),
  refuse: always,
  perform(table, { seat }, play) {
    const allies = table.exiles.payment.splice(0);
    addToBag(table.discard, allies);
    play.emit({ type: "allies-forsworn", seat, allies });
    gainKeyTokens(table, seat, 1, play);
  },
};

/** EX-16: the key token is a choice. */
export const affiliateAlly = (below: Below): MoveOf<"affiliate", "perjure"> => ({
  options: only("affiliate"),
  refuse: always,
  perform(table, { seat }, play, { lord, affiliate }) {
    const allies = table.exiles.payment.splice(0);
    below.tasks.affiliate(table, { do: "affiliate", seat, lord, allies, affiliate }, play);
  },
});
