/**
 * The evaluation of Abyss for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { abyss } from "abyss-rules/abyss";
 * import { abyssEvaluation } from "abyss-rules/abyss/bots";
 *
 * const bot = search(abyss, { iterations: 200, evaluation: abyssEvaluation });
 * ```
 * @packageDocumentation
 */
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import { abyssBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { abyssFeatures, abyssProgress, abyssSettledAt } from "./features.ts";
import { weights } from "./weights.ts";

/** The evaluation of Abyss, trained by self-play. */
export const abyssEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [abyssFeatures(abyssBox)],
  weights,
  progressOf: abyssProgress,
  settledAt: abyssSettledAt,
});
