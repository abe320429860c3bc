import type { Seat } from "../../kernel/data/types.ts";
import { neverRefuse, onlyAction } from "../../kernel/rules/rules.ts";
import type { MoveOf, Top } from "../blueprint.ts";
import type { Box } from "../cards/box.ts";
import type { AnyLord } from "../cards/lords.ts";
import { draw, takeControl } from "../control.ts";
import type { Play } from "../play.ts";
import type { Draft } from "../table.ts";

/** AB-57: a single location leaves no choice. The stack must not be empty. */
export function bringLocation(
  box: Box,
  table: Draft,
  seat: Seat,
  ambassador: AnyLord,
  play: Play,
): void {
  const { entering } = box.lord(ambassador);
  if (entering?.kind !== "locations") return;
  draw(table, seat, entering.draw, play);
  if (table.drawn.length > 1) play.next({ ask: "choose-location", seats: [seat], by: ambassador });
  else
    takeControl(table, seat, table.drawn[0]!, "drawn", { lords: [ambassador], keyTokens: 0 }, play);
}

/** AB-32, AB-57 */
export const bringLocationMove = (top: Top): MoveOf<"bring-location", "bring-location"> => ({
  options: onlyAction("bring-location"),
  refuse: neverRefuse,
  perform(table, { seat }, play, { by }) {
    bringLocation(top.box, table, seat, by, play);
  },
});
