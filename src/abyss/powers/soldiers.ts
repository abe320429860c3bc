import { addToBag, firstMissing, isKnown, remove } from "../../kernel/bags.ts";
import { choicesFrom, mapped, nothing } from "../../kernel/exact.ts";
import { areaOf, opponentsOf } from "../../kernel/seats.ts";
import type { Seat } from "../../kernel/types.ts";
import type { MoveOf } from "../blueprint.ts";
import { COMMANDER_HAND_LIMIT, SEEKER_PEARLS } from "../cards/numbers.ts";
import { touchedBy, works } from "../queries.ts";
import { no } from "../refusals.ts";
import type { TableView } from "../table.ts";
import { discardAllies } from "../transfers.ts";
import type { Power } from "./power.ts";

// Recruiter (AB-36) and Tamer (AB-41) are asked by the rules of payment and of fights.

/** AB-37 */
export const jailer: Power = (table, seat, play) => {
  play.next({ ask: "discard", seats: touchedBy(table, seat), by: "jailer" });
};

/** AB-40, on entering; the end of turns is in turn.ts. */
export const commander: Power = (table, seat, play) => {
  play.next({ ask: "discard", seats: touchedBy(table, seat), by: "commander" });
};

/** AB-37, AB-40: how many allies the seat must discard. */
function toDiscard(table: TableView, seat: Seat, by: "jailer" | "commander"): number {
  const { length } = areaOf(table, seat).hand;
  return by === "jailer" ? Math.min(1, length) : Math.max(0, length - COMMANDER_HAND_LIMIT);
}

/** AB-37, AB-40 */
export const discard: MoveOf<"discard", "discard"> = {
  options(table, seat, { by }, { like }) {
    const size = toDiscard(table, seat, by);
    if (size === 0) return nothing;
    const hand = areaOf(table, seat).hand.filter(isKnown);
    return mapped(choicesFrom(hand, size, like?.allies), (allies) => ({
      type: "discard",
      seat,
      allies,
    }));
  },
  refuse(table, { seat, allies }, { by }) {
    const rule = by === "jailer" ? "AB-37" : "AB-40";
    const needs = toDiscard(table, seat, by);
    if (allies.length !== needs)
      return no("wrong-number-of-allies", rule, { has: allies.length, needs });
    const ally = firstMissing(areaOf(table, seat).hand, allies);
    return ally && no("ally-not-in-hand", rule, { ally });
  },
  perform(table, { seat, allies }, play) {
    discardAllies(table, seat, allies, play);
  },
};

/** AB-38 */
export const seeker: Power = (table, seat, play) => {
  for (const opponent of touchedBy(table, seat)) {
    const area = areaOf(table, opponent);
    const pearls = Math.min(SEEKER_PEARLS, area.pearls);
    if (pearls === 0) continue;
    area.pearls -= pearls;
    play.emit({ type: "pearls-returned", seat: opponent, pearls });
  }
};

/** AB-39: one question per opponent, clockwise; without a lord to disable it is not asked. */
export const assassin: Power = (table, seat, play, mayDecline) => {
  for (const of of touchedBy(table, seat).reverse())
    play.next({ ask: "disable", seats: [seat], of, mayDecline });
};

/** AB-39 */
export const disable: MoveOf<"disable", "disable"> = {
  *options(table, seat, { of }) {
    for (const lord of areaOf(table, of).lords) yield { type: "disable", seat, lord };
  },
  refuse: (table, { lord }, { of }) =>
    works(table, of, lord) ? undefined : no("not-a-free-lord", "AB-39", { lord, of }),
  perform(table, { lord }, play, { of }) {
    const area = areaOf(table, of);
    remove(area.lords, lord);
    area.disabled.push(lord);
    play.emit({ type: "lord-disabled", seat: of, lord });
  },
};

/** AB-42 */
export const hunter: Power = (_table, seat, play, mayDecline) => {
  play.next({ ask: "steal-token", seats: [seat], mayDecline });
};

/** AB-42, AB-46 */
export const stealToken: MoveOf<"steal-token"> = {
  *options(table, seat) {
    for (const from of opponentsOf(table, seat)) yield { type: "steal-token", seat, from };
  },
  refuse(table, { seat, from }) {
    if (!opponentsOf(table, seat).includes(from)) return no("not-an-opponent", "AB-42", { from });
    if (!touchedBy(table, seat).includes(from))
      return no("protected-by-shaman", "AB-46", { seat: from });
    if (areaOf(table, from).tokens.length === 0)
      return no("no-monster-tokens", "AB-42", { seat: from });
    return undefined;
  },
  perform(table, { seat, from }, play) {
    const token = play.rng.draw(areaOf(table, from).tokens);
    addToBag(areaOf(table, seat).tokens, [token]);
    play.emit({ type: "token-stolen", seat, from, token });
    play.inform([seat, from]);
  },
};
