import type { Seat } from "../../kernel/types.ts";
import type { Play } from "../play.ts";
import type { Draft } from "../table.ts";

/**
 * What happens when a lord enters in front of the seat (AB-31). If it took the place of another, its
 * owner may decline what it asks (AB-32).
 */
export type Power = (table: Draft, seat: Seat, play: Play, mayDecline: boolean) => void;
