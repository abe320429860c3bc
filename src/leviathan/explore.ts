// Monsters in an exploration: they are fought, passed or ignored.

import { powerWorks } from "../abyss/queries.ts";
import { addToBag } from "../kernel/components/bags.ts";
import type { Seat } from "../kernel/data/types.ts";
import { onlyAction } from "../kernel/rules/rules.ts";
import { canFight } from "./attackers.ts";
import type { Below, MoveOf, TaskOf, Top } from "./blueprint.ts";
import { lord } from "./cards/box.ts";
import type { Play } from "./play.ts";
import { isAllyLeft, isMonsterRevealed, isTrackFull } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** LE-63a: in the last turns after an empty deck or supply, a monster is discarded without effect. */
export const offer =
  (below: Below, top: Top): TaskOf<"offer"> =>
  (table, task, play) => {
    const { seat } = task;
    if (!table.leviathan.hasRunOut || !isMonsterRevealed(table))
      return below.tasks.offer(table, task, play);
    discardMonster(table, seat, play);
    if (isAllyLeft(top.box, table)) play.next({ do: "reveal", seat });
  };

/** LE-19: takes the monster off the track. */
function discardMonster(table: Draft, seat: Seat, play: Play): void {
  addToBag(table.discard, [table.track.pop()!]);
  play.emit({ type: "monster-passed", seat });
}

/** LE-19 to LE-21, in place of AB-19 and AB-20; past an ally as in Abyss. */
export const continueMove = (below: Below, top: Top): MoveOf<"continue"> => {
  const move = below.moves.continue;
  return {
    ...move,
    refuse(table, action, decision) {
      if (!isMonsterRevealed(table)) return move.refuse(table, action, decision as never);
      if (isTrackFull(table) && canFight(top, table, action.seat))
        return refusalOf("must-fight", "LE-20", {});
      return isAllyLeft(top.box, table) ? undefined : refusalOf("no-ally-left", "LE-21", {});
    },
    perform(table, action, play, decision) {
      const { seat } = action;
      if (!isMonsterRevealed(table)) move.perform(table, action, play, decision as never);
      else play.next({ do: "leviathan-comes", seat }, { do: "pass-monster", seat });
    },
  };
};

/** LE-19: the monster leaves the track, and the next card is revealed onto its space. */
export const passMonster: TaskOf<"pass-monster"> = (table, { seat }, play) => {
  discardMonster(table, seat, play);
  play.next({ do: "reveal", seat });
};

/** LE-60: the Coward ignores a monster, on the last space too. */
export const ignore = (top: Top): MoveOf<"ignore"> => ({
  options: onlyAction("ignore"),
  refuse(table, { seat }) {
    if (!isMonsterRevealed(table)) return refusalOf("no-monster-revealed", "LE-60", {});
    if (!powerWorks(table, seat, lord("coward")))
      return refusalOf("power-not-working", "LE-60", { lord: lord("coward") });
    return isAllyLeft(top.box, table) ? undefined : refusalOf("no-ally-left", "LE-21", {});
  },
  perform(table, { seat }, play) {
    discardMonster(table, seat, play);
    play.next({ do: "reveal", seat });
  },
});
