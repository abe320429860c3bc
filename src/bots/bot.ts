import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Reason } from "./reasons/reason.ts";

/** Options for one decision of a bot. */
export interface ThinkOptions {
  /** Seeds its randomness: the same view, seed and number of iterations give the same choice. */
  readonly seed: string;
  /** Stops it early once `aborted` is true; it then gives its best result so far. An `AbortSignal` fits. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** An action that a bot has evaluated. */
export interface ConsideredAction<Action> {
  readonly action: Action;
  /** How often it was tried. */
  readonly visits: number;
  /** The average result for each seat: its expected share of the victory, from 0 to 1. */
  readonly expected: readonly number[];
}

/** What a bot thinks of a position. */
export interface Thoughts<Action> {
  /** The best action so far. */
  readonly action: Action;
  /** The actions that it has evaluated, best first; empty if it does not compare actions. */
  readonly considered: readonly ConsideredAction<Action>[];
  /** How many sampled states it has evaluated. */
  readonly iterations: number;
  /** Why it prefers this action, the strongest reason first; only if it searches with an evaluation. */
  readonly reasons?: readonly Reason[];
}

/**
 * A player that sees what its seat sees, and nothing else.
 *
 * @example
 * ```ts
 * const bot = search(abyss, { iterations: 200 });
 * const action = await bot.choose(abyss.view(state, seat), seat, { seed: "bot 1" });
 * ```
 */
export interface Bot<T extends GameTypes> {
  /** Chooses an action. Rejects with a `RulesError` if the seat has nothing to decide, or if this is not a view. */
  choose(view: Of<T, "view">, seat: Seat, options: ThinkOptions): Promise<Of<T, "action">>;
  /** Like `choose`, but yields its thoughts as they develop, for progress and hints. The last ones hold the choice. */
  think(
    view: Of<T, "view">,
    seat: Seat,
    options: ThinkOptions,
  ): AsyncGenerator<Thoughts<Of<T, "action">>, void, undefined>;
  /**
   * The same bot for the moves of one seat in one game, in order: it may reuse what it thought before. The same seeds
   * and the same sequence of views give the same choices. Only a search with an evaluation has it.
   */
  readonly session?: () => Bot<T>;
}
