// The Replay token: won by a new coalition, used for an extra turn.
import { hasFullChamber } from "../conspiracy/queries.ts";
import { areaOf } from "../kernel/components/seats.ts";
import { neverRefuse, onlyAction } from "../kernel/rules/rules.ts";
import type { Below, MoveOf, ReactionOf, TaskOf } from "./blueprint.ts";
import { isNewCoalition } from "./queries.ts";
import { OPPONENT, PLAYER, type TableView } from "./table.ts";

/** CO-55: the token is won as soon as the lord is placed, before a swap. */
export const winToken: ReactionOf<"lord-placed"> = (table, { seat }, play) => {
  if (seat !== PLAYER || table.solo.replayToken === PLAYER) return;
  if (!isNewCoalition(areaOf(table, PLAYER).lords)) return;
  table.solo.replayToken = PLAYER;
  play.emit({ type: "replay-token-won", seat });
};

/** CO-56 */
export const canReplay = (table: TableView): boolean =>
  table.solo.replayToken === PLAYER && !hasFullChamber(table, PLAYER);

/** CO-53, CO-56: an order lasts for one turn of the player, who may then have an extra turn. */
export const endTurn =
  (below: Below): TaskOf<"end-turn"> =>
  (table, task, play) => {
    if (task.seat === PLAYER && table.order) {
      const { by: seat } = table.order;
      table.order = null;
      play.emit({ type: "order-lifted", seat });
    }
    if (task.seat === PLAYER && canReplay(table)) play.next({ ask: "replay", seats: [PLAYER] });
    else below.tasks["end-turn"](table, task, play);
  };

/** CO-29, CO-57 */
export const passTurnOn =
  (below: Below): TaskOf<"pass-turn-on"> =>
  (table, { seat }, play) =>
    below.tasks["end-turn"](table, { do: "end-turn", seat }, play);

/** CO-56 */
export const useReplayToken: MoveOf<"use-replay-token", "replay"> = {
  options: onlyAction("use-replay-token"),
  refuse: neverRefuse,
  perform(table, { seat }, play) {
    table.solo.replayToken = OPPONENT;
    play.emit({ type: "replay-token-used", seat });
    play.next({ do: "start-turn", seat });
  },
};

/** CO-56 */
export const keepReplayToken: MoveOf<"keep-replay-token", "replay"> = {
  options: onlyAction("keep-replay-token"),
  refuse: neverRefuse,
  perform(_table, { seat }, play) {
    play.next({ do: "pass-turn-on", seat });
  },
};
