import type { Seat } from "abyss-rules";
import type { GameEntry } from "../play/games/game-entry.ts";

/** The parts of a game that clicks need. */
export type ClickableGame = Pick<GameEntry, "game" | "kinds">;

/** A seat and its view. */
export interface SeatView {
  readonly view: object;
  readonly seat: Seat;
}
