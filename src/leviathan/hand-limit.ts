// Martial law: a hand limit for everybody.
import { discardAllies } from "../abyss/transfers.ts";
import {
  combinationsOf,
  concatCandidates,
  mapCandidates,
  noCandidates,
} from "../kernel/agenda/countable.ts";
import { firstMissing, isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Below, MoveOf, TaskOf, Top } from "./blueprint.ts";
import { HAND_LIMIT } from "./cards/numbers.ts";
import { returnPearls } from "./penalties.ts";
import { refusalOf } from "./refusals.ts";
import type { TableView } from "./table.ts";

/** LE-47: after the limit of the Commander. */
export const limitHand =
  (below: Below): TaskOf<"limit-hand"> =>
  (table, task, play) => {
    play.next({ do: "martial-law", seat: task.seat });
    below.tasks["limit-hand"](table, task, play);
  };

/** LE-46 */
export const martialLaw: TaskOf<"martial-law"> = (_table, { seat }, play) => {
  play.next({ ask: "trim-hand", seats: [seat] });
};

/** LE-46: how many allies are above the limit. */
export const surplusOf = (table: TableView, seat: Seat): number =>
  Math.max(0, areaOf(table, seat).hand.length - HAND_LIMIT);

/** LE-46: each ally above the limit is discarded or paid for. */
export const trimHand = (top: Top): MoveOf<"trim-hand"> => ({
  options(table, seat, _decision, { matching }) {
    const surplus = surplusOf(table, seat);
    if (surplus === 0) return noCandidates;
    const { hand, pearls: has } = areaOf(table, seat);
    const discardable = hand.filter(isKnown).filter(top.canBeTrimmed);
    const payable = Array.from({ length: Math.min(has, surplus) + 1 }, (_, pearls) => pearls);
    return concatCandidates(
      payable
        .filter((pearls) => matching?.pearls === undefined || pearls === matching.pearls)
        .map((pearls) =>
          mapCandidates(
            combinationsOf(discardable, surplus - pearls, matching?.allies),
            (allies) => ({ type: "trim-hand" as const, seat, allies, pearls }),
          ),
        ),
    );
  },
  refuse(table, { seat, allies, pearls }) {
    const area = areaOf(table, seat);
    const needs = surplusOf(table, seat);
    if (pearls < 0 || allies.length + pearls !== needs)
      return refusalOf("wrong-hand-limit", "LE-46", { allies: allies.length, pearls, needs });
    if (pearls > area.pearls)
      return refusalOf("too-few-pearls", "LE-46", { has: area.pearls, needs: pearls });
    const missing = firstMissing(area.hand, allies);
    if (missing) return refusalOf("ally-not-in-hand", "LE-46", { ally: missing });
    const kept = allies.find((ally) => !top.canBeTrimmed(ally));
    return kept && refusalOf("ally-not-to-be-discarded", "LE-46", { ally: kept });
  },
  perform(table, { seat, allies, pearls }, play) {
    returnPearls(table, seat, pearls, play);
    if (allies.length > 0) discardAllies(table, seat, allies, play);
  },
});
