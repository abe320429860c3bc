import { areaOf } from "../kernel/seats.ts";
import type { Seat } from "../kernel/types.ts";
import type { Play } from "./blueprint.ts";
import { pearlMarker } from "./queries.ts";
import type { Draft } from "./table.ts";

/** CO-28: a gain makes the first Pearl Master, or a new one who has caught up. */
export function gainPearls(table: Draft, seat: Seat, pearls: number, play: Play): void {
  const area = areaOf(table, seat);
  area.pearls += pearls;
  play.emit({ type: "pearls-gained", seat, pearls, total: area.pearls });
  if (table.pearlMaster === seat || area.pearls < pearlMarker(table)) return;
  table.pearlMaster = seat;
  play.emit({ type: "pearl-master-changed", seat });
}
