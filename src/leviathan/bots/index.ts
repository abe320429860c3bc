/**
 * The evaluation of Leviathan for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { leviathan } from "abyss-rules/leviathan";
 * import { leviathanEvaluation } from "abyss-rules/leviathan/bots";
 *
 * const bot = search(leviathan, { iterations: 200, evaluation: leviathanEvaluation });
 * ```
 * @packageDocumentation
 */
import { abyssFeatures, abyssProgress, abyssSettledAt } from "../../abyss/bots/features.ts";
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import { leviathanBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { leviathanFeatures } from "./features.ts";
import { weights } from "./weights.ts";

/** The evaluation of Leviathan, trained by self-play. */
export const leviathanEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [abyssFeatures(leviathanBox), leviathanFeatures],
  weights,
  progressOf: abyssProgress,
  settledAt: abyssSettledAt,
});
