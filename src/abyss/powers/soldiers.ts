import { combinationsOf, mapCandidates, noCandidates } from "../../kernel/agenda/countable.ts";
import { addToBag, firstMissing, isKnown, removeOne } from "../../kernel/components/bags.ts";
import { areaOf, opponentsOf } from "../../kernel/components/seats.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { MoveOf } from "../blueprint.ts";
import { COMMANDER_HAND_LIMIT, SEEKER_PEARLS } from "../cards/numbers.ts";
import { powerWorks, soldierTargets } from "../queries.ts";
import { refusalOf } from "../refusals.ts";
import type { TableView } from "../table.ts";
import { discardAllies } from "../transfers.ts";
import type { Power } from "./power.ts";

// The Recruiter (AB-36) is in payment.ts, the Tamer (AB-41) in explore.ts.

/** AB-37 */
export const jailer: Power = (table, seat, play) => {
  play.next({ ask: "discard", seats: soldierTargets(table, seat), by: "jailer" });
};

/** AB-40, on entering; the end of turns is in turn.ts. */
export const commander: Power = (table, seat, play) => {
  play.next({ ask: "discard", seats: soldierTargets(table, seat), by: "commander" });
};

/** AB-37, AB-40: how many allies the seat must discard. */
function toDiscard(table: TableView, seat: Seat, by: "jailer" | "commander"): number {
  const { length } = areaOf(table, seat).hand;
  return by === "jailer" ? Math.min(1, length) : Math.max(0, length - COMMANDER_HAND_LIMIT);
}

/** AB-37, AB-40 */
export const discard: MoveOf<"discard", "discard"> = {
  options(table, seat, { by }, { matching }) {
    const size = toDiscard(table, seat, by);
    if (size === 0) return noCandidates;
    const hand = areaOf(table, seat).hand.filter(isKnown);
    return mapCandidates(combinationsOf(hand, size, matching?.allies), (allies) => ({
      type: "discard",
      seat,
      allies,
    }));
  },
  refuse(table, { seat, allies }, { by }) {
    const rule = by === "jailer" ? "AB-37" : "AB-40";
    const needs = toDiscard(table, seat, by);
    if (allies.length !== needs)
      return refusalOf("wrong-number-of-allies", rule, { has: allies.length, needs });
    const ally = firstMissing(areaOf(table, seat).hand, allies);
    return ally && refusalOf("ally-not-in-hand", rule, { ally });
  },
  perform(table, { seat, allies }, play) {
    discardAllies(table, seat, allies, play);
  },
};

/** AB-38 */
export const seeker: Power = (table, seat, play) => {
  for (const opponent of soldierTargets(table, seat)) {
    const area = areaOf(table, opponent);
    const pearls = Math.min(SEEKER_PEARLS, area.pearls);
    if (pearls === 0) continue;
    area.pearls -= pearls;
    play.emit({ type: "pearls-returned", seat: opponent, pearls });
  }
};

/** AB-39: one question per opponent, clockwise; it lapses if there is no lord to disable. */
export const assassin: Power = (table, seat, play, mayDecline) => {
  for (const of of soldierTargets(table, seat).reverse())
    play.next({ ask: "disable", seats: [seat], of, mayDecline });
};

/** AB-39 */
export const disable: MoveOf<"disable", "disable"> = {
  *options(table, seat, { of }) {
    for (const lord of areaOf(table, of).lords) yield { type: "disable", seat, lord };
  },
  refuse: (table, { lord }, { of }) =>
    powerWorks(table, of, lord) ? undefined : refusalOf("not-a-free-lord", "AB-39", { lord, of }),
  perform(table, { lord }, play, { of }) {
    const area = areaOf(table, of);
    removeOne(area.lords, lord);
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
    if (!opponentsOf(table, seat).includes(from))
      return refusalOf("not-an-opponent", "AB-42", { from });
    if (!soldierTargets(table, seat).includes(from))
      return refusalOf("protected-by-shaman", "AB-46", { seat: from });
    if (areaOf(table, from).tokens.length === 0)
      return refusalOf("no-monster-tokens", "AB-42", { seat: from });
    return undefined;
  },
  perform(table, { seat, from }, play) {
    const token = play.rng.draw(areaOf(table, from).tokens);
    addToBag(areaOf(table, seat).tokens, [token]);
    play.emit({ type: "token-stolen", seat, from, token });
    play.revealTo([seat, from]);
  },
};
