// What a host keeps of a game. It is plain JSON, and secret: it shows every card.
import type { GameTypes, Of } from "../kernel/game.ts";
import type { Seat } from "../kernel/types.ts";

/** What one accepted message led to. Its place in the log is its revision: the set-up is revision 0. */
export interface Entry<T extends GameTypes> {
  /** Who sent it; nobody set up the table. */
  readonly seat: Seat | null;
  /** What was done; `null` for the set-up, and for something that was taken back. */
  readonly action: Of<T, "action"> | null;
  /** What happened, seen by somebody who sees everything. */
  readonly events: readonly Of<T, "event">[];
}

/** A state that can be gone back to, and who may do so. */
export interface Past<T extends GameTypes> {
  readonly state: Of<T, "state">;
  readonly seat: Seat;
}

/** A game in the hands of a host, at one moment. It never changes; each message makes a new one. */
export interface Session<T extends GameTypes> {
  readonly state: Of<T, "state">;
  /** All that has happened, the set-up first. */
  readonly log: readonly Entry<T>[];
  /** The states since somebody last learned something, oldest first: as far as undo goes. */
  readonly past: readonly Past<T>[];
}

/** The number of the last thing that happened. A message must know of it. */
export const revisionOf = <T extends GameTypes>({ log }: Session<T>): number => log.length - 1;
