import { opponentsOf } from "../kernel/components/seats.ts";
import { neverRefuse, onlyAction } from "../kernel/rules/rules.ts";
import type { MoveOf, TaskOf } from "./blueprint.ts";
import { LANDLORD_PEARLS } from "./cards/numbers.ts";
import { isSoldierTarget, powerWorks } from "./queries.ts";
import { gainPearls } from "./transfers.ts";
import { turnParts } from "./turn-order.ts";

/** AB-7 */
export const turn: TaskOf<"turn"> = (table, { seat }, play) => {
  table.turn = { seat, buyers: [], used: [], extra: table.turn.extra };
  play.emit({ type: "turn-started", seat });
  play.next(...turnParts.map((part) => ({ do: part, seat })));
};

/** AB-7, AB-44 */
export const startTurn: TaskOf<"start-turn"> = (table, { seat }, play) => {
  if (powerWorks(table, seat, "landlord"))
    gainPearls(table, seat, LANDLORD_PEARLS, "landlord", play);
};

/** AB-7 */
export const act: TaskOf<"act"> = (_table, { seat }, play) => {
  play.next({ ask: "act", seats: [seat] });
};

/** AB-9 */
export const pass: MoveOf<"pass"> = {
  lastResort: true,
  options: onlyAction("pass"),
  refuse: neverRefuse,
  perform(table, { seat }, play) {
    play.emit({ type: "action-passed", seat });
    // Passing reveals that the hand cannot pay for any lord of the court.
    play.revealTo(opponentsOf(table, seat));
  },
};

/** AB-66 */
export const endTurn: TaskOf<"end-turn"> = (_table, { seat }, play) => {
  play.next({ ask: "end-turn", seats: [seat] });
};

/** AB-66: no more powers; if none can be used, the question is not asked. */
export const endTurnMove: MoveOf<"end-turn"> = {
  declines: true,
  options: onlyAction("end-turn"),
  refuse: neverRefuse,
  perform() {},
};

/** AB-40, AB-66 */
export const limitHand: TaskOf<"limit-hand"> = (table, { seat }, play) => {
  if (isSoldierTarget(table, seat, "commander"))
    play.next({ ask: "discard", seats: [seat], by: "commander" });
};

/** AB-47, AB-66, AB-68: extra turns, then the player to the left, unless that was the last turn. */
export const nextTurn: TaskOf<"next-turn"> = (table, { seat }, play) => {
  if (table.turn.extra > 0) {
    table.turn.extra -= 1;
    play.next({ do: "turn", seat });
  } else if (table.lastSeat === seat) {
    play.next({ do: "end-game" });
  } else {
    play.next({ do: "turn", seat: (seat + 1) % table.seats.length });
  }
};
