import type { Game, GameTypes, Of } from "./game.ts";
import { readOrThrow } from "./parse.ts";
import { made } from "./trust.ts";

/**
 * Reads a saved state: its shape and its consistency are checked, and the result is frozen.
 * Throws a `RulesError` that names the place of the first thing that is wrong.
 *
 * @example
 * ```ts
 * const state = readState(conspiracy, JSON.parse(saved));
 * ```
 */
export function readState<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "state"> {
  return made(game, readOrThrow(game.schemas.state, `state of ${game.id}`, value), "sound");
}
