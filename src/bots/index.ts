/**
 * Bots that see only what their seat sees. They play every game of the library, and any other `Game`.
 *
 * @example
 * ```ts
 * import { abyss } from "abyss-rules/abyss";
 * import { search } from "abyss-rules/bots";
 *
 * const { state } = abyss.setup({ players: 2 }, "my seed");
 * const bot = search(abyss, { iterations: 200 });
 * const action = await bot.choose(abyss.view(state, 0), 0, { seed: "bot 1" });
 * ```
 * @packageDocumentation
 */
export type { Bot, ConsideredAction, ThinkOptions, Thoughts } from "./bot.ts";
export {
  type Evaluation,
  type EvaluationParts,
  evaluationOf,
  type FeatureSet,
  type Weight,
  type Weights,
} from "./evaluation.ts";
export { type GreedySettings, greedy } from "./greedy.ts";
export { botOfLevel, type Level, levels } from "./levels.ts";
export { type MatchPlayer, type MatchStep, match } from "./match.ts";
export { random } from "./random.ts";
export type { Reason, Subject } from "./reasons/reason.ts";
export { type SearchOptions, type SearchSettings, search } from "./search/search.ts";
