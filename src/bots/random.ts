import { rngFrom } from "../kernel/components/rng.ts";
import type { Game, GameTypes } from "../kernel/contract/game.ts";
import type { Bot } from "./bot.ts";
import { botOf } from "./bot-of.ts";

/**
 * Creates a bot that acts at random: first a type of action, then one of that type, all equally likely.
 *
 * @example
 * ```ts
 * const action = await random(conspiracy).choose(view, seat, { seed: "dice" });
 * ```
 */
export function random<T extends GameTypes>(game: Game<T>): Bot<T> {
  return botOf(game, function* ({ view, seat, seed }) {
    const action = game.randomAction(view, seat, rngFrom(seed));
    yield () => ({ action, considered: [], iterations: 0 });
  });
}
