import type { Action, Seat } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import type { GameId } from "../games/rules.ts";
import type { Level } from "./levels.ts";

/** A request to a bot. It has a view only, so the bot knows no more than its seat. */
export interface BotRequest {
  readonly game: GameId;
  readonly view: object;
  readonly seat: Seat;
  readonly level: Level | "hint" | "evaluation";
  readonly seed: string;
}

/** A message to the Worker: a request, or `null` to cancel it. */
export interface ToWorker {
  readonly number: number;
  readonly request: BotRequest | null;
}

/** A message from the Worker: interim thoughts, the last ones, or an error. */
export type FromWorker =
  | { readonly number: number; readonly thoughts: Thoughts<Action>; readonly isLast: boolean }
  | { readonly number: number; readonly failed: string };
