// Levels of strength with names.
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Bot } from "./bot.ts";
import type { Evaluation } from "./evaluation.ts";
import { search } from "./search/search.ts";

/** The iterations of each level, from the weakest to the strongest. */
export const levels = /* @__PURE__ */ deepFreeze({
  easy: 2,
  normal: 5,
  hard: 32,
  expert: 400,
});

/** The name of a level of strength. */
export type Level = keyof typeof levels;

/**
 * Creates a bot of a level: `easy`, `normal`, `hard` or `expert`. It searches for a fixed number of iterations, so it
 * plays the same on a fast machine and on a slow one.
 *
 * @example
 * ```ts
 * const opponent = botOfLevel(abyss, "hard", abyssEvaluation);
 * ```
 */
export const botOfLevel = <T extends GameTypes>(
  game: Game<T>,
  level: Level,
  evaluation: Evaluation<Of<T, "state">>,
): Bot<T> => search(game, { iterations: levels[level], evaluation });
