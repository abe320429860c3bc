import type { Seat } from "abyss-rules";
import type { Entry } from "../play/entry.ts";

/** A game as it is clicked. */
export type Clickable = Pick<Entry, "game" | "kinds">;

/** Who clicks, and what they see. */
export interface Standpoint {
  readonly view: object;
  readonly seat: Seat;
}
