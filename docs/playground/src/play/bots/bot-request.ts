import type { Action, Seat } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import type { Level } from "../levels.ts";
import type { GameId } from "../rules.ts";

/** What a bot is asked. It gets a view: it knows no more than who sits there. */
export interface BotRequest {
  readonly game: GameId;
  readonly view: object;
  readonly seat: Seat;
  readonly level: Level | "hint";
  readonly seed: string;
}

/** What the page sends to the Worker: a request, or that the answer is no longer wanted. */
export interface ToWorker {
  readonly number: number;
  readonly request: BotRequest | null;
}

/** What comes back: thoughts on the way, and the last ones. */
export type FromWorker =
  | { readonly number: number; readonly thoughts: Thoughts<Action>; readonly isLast: boolean }
  | { readonly number: number; readonly failed: string };
