import type { Seat } from "../../kernel/types.ts";
import type { Lord } from "../cards/lords.ts";
import { draw, takeControl } from "../control.ts";
import type { Play } from "../play.ts";
import type { Draft } from "../table.ts";

/** AB-57: with an empty stack the ambassador's keys lead to ordinary control; a single location leaves no choice. */
export function bringLocation(
  table: Draft,
  seat: Seat,
  ambassador: Lord,
  count: number,
  play: Play,
): void {
  if (table.stack.length === 0) return;
  draw(table, seat, count, play);
  if (table.drawn.length > 1) play.next({ ask: "choose-location", seats: [seat], by: ambassador });
  else
    takeControl(table, seat, table.drawn[0]!, "drawn", { lords: [ambassador], keyTokens: 0 }, play);
}
