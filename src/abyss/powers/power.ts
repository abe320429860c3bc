import type { Seat } from "../../kernel/data/types.ts";
import type { Lord } from "../cards/lords.ts";
import type { Play } from "../play.ts";
import type { Draft } from "../table.ts";

/**
 * What happens when a lord enters in front of the seat (AB-31). If it took the place of another, its
 * owner may decline what it asks (AB-32). Several lords may have the same power.
 */
export type Power<Table = Draft, Say = Play> = (
  table: Table,
  seat: Seat,
  play: Say,
  mayDecline: boolean,
  lord: Lord,
) => void;
