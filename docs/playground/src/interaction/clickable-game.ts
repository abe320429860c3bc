import type { Seat } from "abyss-rules";
import type { GameEntry } from "../play/game-entry.ts";

/** A game as it is clicked. */
export type ClickableGame = Pick<GameEntry, "game" | "kinds">;

/** Who clicks, and what they see. */
export interface SeatView {
  readonly view: object;
  readonly seat: Seat;
}
