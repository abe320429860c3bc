import { removeOne } from "../../kernel/components/bags.ts";
import { areaOf } from "../../kernel/components/seats.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Move } from "../../kernel/rules/rules.ts";
import type { Bribe, Decision } from "../actions.ts";
import type { MoveOf } from "../blueprint.ts";
import type { AnyLord } from "../cards/lords.ts";
import { BRIBE_PEARLS } from "../cards/numbers.ts";
import type { AbyssKit } from "../kit.ts";
import type { Play } from "../play.ts";
import { canPay, type PearlPrice, type Purse } from "../purse.ts";
import { type RuleRefusal, refusalOf } from "../refusals.ts";
import type { Draft, TableView } from "../table.ts";
import { refuseUse } from "./activated.ts";
import type { Power } from "./power.ts";

// Diplomat and Treasurer (AB-56) are in payment.ts.

/** AB-53 */
export const useOpportunist: MoveOf<"use-opportunist"> = {
  keepsOpen: true,
  *options(table, seat) {
    if (refuseUse(table, seat, "opportunist")) return;
    for (const lord of table.court) yield { type: "use-opportunist", seat, lord };
  },
  refuse(table, { seat, lord }) {
    if (!table.court.includes(lord))
      return refusalOf("lord-not-in-court", "AB-53", { lord, court: table.court });
    if (table.lordDeck.length === 0) return refusalOf("lord-deck-empty", "AB-53", {});
    return refuseUse(table, seat, "opportunist");
  },
  perform(table, { seat, lord }, play) {
    const next = table.lordDeck.pop()!;
    table.turn.used.push("opportunist");
    table.court[table.court.indexOf(lord)] = next;
    table.discardedLords.push(lord);
    play.emit({ type: "lord-discarded", seat, lord, from: "court" });
    play.emit({ type: "court-filled", lords: [next] });
    play.revealTo(table.seats.keys());
  },
};

const price: PearlPrice = { pearls: BRIBE_PEARLS, to: null, rule: "AB-54" };

/** AB-54 */
export const corruptor: Power = (_table, seat, play) => {
  play.next({ ask: "bribe", seats: [seat] });
};

/** AB-54, for any purse. */
export const bribeWith = <
  Coins extends object,
  View extends TableView,
  Table extends Draft,
  Reason,
  GamePlay extends Play,
>(
  { sums }: Pick<Purse<unknown, Coins, View, Table, Reason, GamePlay>, "sums">,
  top: Pick<AbyssKit<unknown, View>, "pearlsInReach">,
): Move<View, Table, GamePlay, Bribe<Coins>, Decision, RuleRefusal | Reason> => ({
  *options(table, seat, _decision, filter) {
    for (const lord of table.court)
      for (const coins of sums.ways(table, seat, price, filter))
        yield { type: "bribe", seat, lord, ...coins };
  },
  refuse(table, action) {
    const { seat, lord } = action;
    const refusal = sums.refuse(table, seat, price, action);
    if (refusal || table.court.includes(lord)) return refusal;
    return refusalOf("lord-not-in-court", "AB-54", { lord, court: table.court });
  },
  nearest(table, seat, _decision, given) {
    const { lord = table.court[0] } = given;
    const nearest = sums.nearest?.(table, seat, price, given);
    return nearest && lord && { type: "bribe", seat, lord, ...nearest.way };
  },
  meter: (table, seat, _decision, given) => sums.meter?.(table, seat, price, given),
  // AB-35: also asked if an activated power could make up the missing pearls.
  isWithinReach(table, seat) {
    const pearls = price.pearls - top.pearlsInReach(table, seat);
    return table.court.length > 0 && canPay({ sums }, table, seat, { ...price, pearls });
  },
  perform(table, action, play) {
    const { seat, lord } = action;
    sums.pay(table, seat, price, action, play);
    play.emit({ type: "lord-bribed", seat, lord, pearls: BRIBE_PEARLS });
    play.next(
      { do: "enter", seat, lord, from: "court" },
      { do: "power", seat, lord, isReplacement: false },
    );
  },
});

/** AB-55 */
export const traitor: Power = (_table, seat, play) => {
  play.next({ ask: "replace-lord", seats: [seat], by: "traitor" });
};

/** AB-55 */
export const schemer: Power = (_table, seat, play) => {
  play.next({ ask: "replace-lord", seats: [seat], by: "schemer" });
};

/** AB-39, AB-55: free lords, disabled or not, except the one with the power. */
const replaceable = (table: TableView, seat: Seat, by: AnyLord): AnyLord[] => {
  const { lords, disabled } = areaOf(table, seat);
  return [...lords, ...disabled].filter((lord) => lord !== by);
};

const refuseDiscard = (
  table: TableView,
  seat: Seat,
  by: AnyLord,
  lord: AnyLord,
): RuleRefusal | undefined =>
  replaceable(table, seat, by).includes(lord)
    ? undefined
    : refusalOf("not-another-lord", "AB-55", { lord });

/** AB-58 */
function discardOwnLord(table: Draft, seat: Seat, lord: AnyLord, play: Play): void {
  const { lords, disabled } = areaOf(table, seat);
  removeOne(lords.includes(lord) ? lords : disabled, lord);
  table.discardedLords.push(lord);
  play.emit({ type: "lord-discarded", seat, lord, from: "own" });
}

/** AB-55: Traitor */
export const replaceFromCourt: MoveOf<"replace-from-court", "replace-lord"> = {
  *options(table, seat, { by }) {
    for (const discard of replaceable(table, seat, by))
      for (const take of table.court) yield { type: "replace-from-court", seat, discard, take };
  },
  refuse(table, { seat, discard, take }, { by }) {
    if (by !== "traitor") return refusalOf("wrong-replacement", "AB-55", { by });
    if (!table.court.includes(take))
      return refusalOf("lord-not-in-court", "AB-55", { lord: take, court: table.court });
    return refuseDiscard(table, seat, by, discard);
  },
  perform(table, { seat, discard, take }, play) {
    discardOwnLord(table, seat, discard, play);
    play.next(
      { do: "enter", seat, lord: take, from: "court" },
      { do: "power", seat, lord: take, isReplacement: true },
    );
  },
};

/** AB-55: Schemer */
export const replaceFromDeck: MoveOf<"replace-from-deck", "replace-lord"> = {
  *options(table, seat, { by }) {
    for (const discard of replaceable(table, seat, by))
      yield { type: "replace-from-deck", seat, discard };
  },
  refuse(table, { seat, discard }, { by }) {
    if (by !== "schemer") return refusalOf("wrong-replacement", "AB-55", { by });
    if (table.lordDeck.length === 0) return refusalOf("lord-deck-empty", "AB-55", {});
    return refuseDiscard(table, seat, by, discard);
  },
  perform(table, { seat, discard }, play) {
    const lord = table.lordDeck.at(-1)!;
    discardOwnLord(table, seat, discard, play);
    play.revealTo(table.seats.keys());
    play.next(
      { do: "enter", seat, lord, from: "deck" },
      { do: "power", seat, lord, isReplacement: true },
    );
  },
};
