import { addToBag, removeOne } from "../kernel/components/bags.ts";
import type { Seat } from "../kernel/data/types.ts";
import { lowestOfEachRace } from "./allies.ts";
import type { TaskOf, Top } from "./blueprint.ts";
import { LORDS_TO_END } from "./cards/numbers.ts";
import type { Play } from "./play.ts";
import type { Draft } from "./table.ts";

/**
 * AB-68: everybody but the seat has one more turn. A second trigger changes nothing. Only
 * recruitments call this (AB-69).
 */
export function triggerEnd(table: Draft, seat: Seat, play: Play): void {
  if (table.lastSeat !== null) return;
  const players = table.seats.length;
  table.lastSeat = (seat + players - 1) % players;
  play.emit({ type: "end-triggered", seat });
}

/** AB-67 */
export const checkEnd =
  (top: Top): TaskOf<"check-end"> =>
  (table, { seat }, play) => {
    if (top.followers(table, seat) >= LORDS_TO_END) triggerEnd(table, seat, play);
  };

/** AB-23, AB-70 */
export const endGame: TaskOf<"end-game"> = (table, _task, play) => {
  for (const [seat, area] of table.seats.entries()) {
    const affiliated = lowestOfEachRace(area.hand);
    const discarded = area.hand.splice(0);
    for (const ally of affiliated) removeOne(discarded, ally);
    addToBag(area.affiliated, affiliated);
    addToBag(table.discard, discarded);
    play.emit({ type: "hand-revealed", seat, affiliated, discarded, tokens: [...area.tokens] });
  }
  play.emit({ type: "game-ended" });
  play.revealTo(table.seats.keys());
};
