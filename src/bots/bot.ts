import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";

/** What a bot is told besides the view. */
export interface ThinkOptions {
  /** Where its chance comes from: the same view, seed and number of iterations give the same choice. */
  readonly seed: string;
  /** Stops it early once `aborted` is true; it then says what it has found so far. An `AbortSignal` fits. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** An action that a bot has looked at. */
export interface ConsideredAction<Action> {
  readonly action: Action;
  /** How often it was tried. */
  readonly visits: number;
  /** What it led to on average, for each seat: its share of the victory, from 0 to 1. */
  readonly expected: readonly number[];
}

/** What a bot thinks of a position. */
export interface Thoughts<Action> {
  /** What it would do now. */
  readonly action: Action;
  /** The actions that it has looked at, best first; none if it does not compare. */
  readonly considered: readonly ConsideredAction<Action>[];
  /** How many imagined worlds it has looked at. */
  readonly iterations: number;
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
  /** What to do. Fails with a `RulesError` if the seat is not asked, or if this is not a view. */
  choose(view: Of<T, "view">, seat: Seat, options: ThinkOptions): Promise<Of<T, "action">>;
  /** The same with thoughts as they come, for progress and hints. The last ones have the choice. */
  think(
    view: Of<T, "view">,
    seat: Seat,
    options: ThinkOptions,
  ): AsyncGenerator<Thoughts<Of<T, "action">>, void, undefined>;
}
