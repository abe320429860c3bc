import type { Seat } from "../../kernel/types.ts";
import type { Play } from "../play.ts";
import type { Draft } from "../table.ts";

/** What happens when a lord enters in front of the seat (AB-31). */
export type Power = (table: Draft, seat: Seat, play: Play) => void;
