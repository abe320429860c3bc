import { neverRefuse, onlyAction } from "../kernel/rules/rules.ts";
import type { MoveOf, TaskOf, Top } from "./blueprint.ts";
import { MOST_LORDS_DRAWN } from "./cards/numbers.ts";
import { filledPiles, hasFullChamber, orderedDraw } from "./queries.ts";
import { refusalOf } from "./refusals.ts";

/** CO-3. An order that the seat has given ends now (CO-23). */
export const startTurn: TaskOf<"start-turn"> = (table, { seat }, play) => {
  table.turn = seat;
  play.emit({ type: "turn-started", seat });
  if (table.order?.by === seat) {
    table.order = null;
    play.emit({ type: "order-lifted", seat });
  }
  play.next({ do: "recruit", seat }, { do: "end-turn", seat });
};

/** CO-3 */
export const recruit =
  (top: Top): TaskOf<"recruit"> =>
  (_table, { seat }, play) => {
    play.next({ ask: "recruit", seats: [top.decider(seat)] });
  };

/** CO-4 */
export const drawLords: MoveOf<"draw-lords", "recruit"> = {
  *options(_, seat) {
    for (let count = 1; count <= MOST_LORDS_DRAWN; count++)
      yield { type: "draw-lords", seat, count };
  },
  refuse(table, { count }) {
    const ordered = orderedDraw(table, table.turn);
    if (ordered !== undefined && count !== ordered)
      return refusalOf("under-orders", "CO-23", { draw: ordered });
    const has = table.lordDeck.length;
    if (count < 1 || count > Math.min(MOST_LORDS_DRAWN, has))
      return refusalOf("wrong-count", "CO-4", { count, max: MOST_LORDS_DRAWN, has });
    return undefined;
  },
  perform(table, { count }, play) {
    const seat = table.turn;
    const lords = table.lordDeck.splice(-count).reverse();
    table.recruits.push(...lords);
    play.emit({ type: "lords-drawn", seat, lords });
    play.revealTo(table.seats.keys());
    play.next({ do: "place-recruits", seat, from: "deck" });
  },
};

/** CO-5 */
export const takePile: MoveOf<"take-pile", "recruit"> = {
  *options(table, seat) {
    for (const colour of filledPiles(table)) yield { type: "take-pile", seat, colour };
  },
  refuse(table, { colour }) {
    const draw = orderedDraw(table, table.turn);
    if (draw !== undefined) return refusalOf("under-orders", "CO-23", { draw });
    if (table.piles[colour].length === 0) return refusalOf("pile-empty", "CO-5", { colour });
    return undefined;
  },
  perform(table, { colour }, play) {
    const seat = table.turn;
    const lords = table.piles[colour].splice(0);
    table.recruits.push(...lords);
    play.emit({ type: "pile-taken", seat, colour, lords });
    play.next({ do: "place-recruits", seat, from: colour });
  },
};

/** CO-6 */
export const pass: MoveOf<"pass", "recruit"> = {
  lastResort: true,
  options: onlyAction("pass"),
  refuse: neverRefuse,
  perform({ turn }, _action, play) {
    play.emit({ type: "turn-passed", seat: turn });
  },
};

/** CO-29: once a chamber is full, every other player has one more turn. */
export const endTurn: TaskOf<"end-turn"> = (table, { seat }, play) => {
  const players = table.seats.length;
  if (table.lastSeat === null && hasFullChamber(table, seat)) {
    table.lastSeat = (seat + players - 1) % players;
    play.emit({ type: "end-triggered", seat });
  } else if (table.lastSeat === seat) {
    play.emit({ type: "game-ended" });
    return;
  }
  play.next({ do: "start-turn", seat: (seat + 1) % players });
};
