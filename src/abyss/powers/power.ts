import type { Seat } from "../../kernel/data/types.ts";
import type { AnyLord } from "../cards/lords.ts";
import type { Play } from "../play.ts";
import type { Draft } from "../table.ts";

/**
 * What happens when a lord enters in front of the seat (AB-31). If it replaced another lord, its owner
 * may decline what it asks (AB-32). Several lords may have the same power.
 */
export type Power<Table = Draft, GamePlay = Play> = (
  table: Table,
  seat: Seat,
  play: GamePlay,
  mayDecline: boolean,
  lord: AnyLord,
) => void;
