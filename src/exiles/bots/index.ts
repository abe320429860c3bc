/**
 * The evaluation of Exiles for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { exiles } from "abyss-rules/exiles";
 * import { exilesEvaluation } from "abyss-rules/exiles/bots";
 *
 * const bot = search(exiles, { iterations: 200, evaluation: exilesEvaluation });
 * ```
 * @packageDocumentation
 */
import { abyssFeatures, abyssSettledAt } from "../../abyss/bots/features.ts";
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import { exilesBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { exilesFeatures, exilesProgress } from "./features.ts";
import { weights } from "./weights.ts";

/** The evaluation of Exiles, trained by self-play. */
export const exilesEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [abyssFeatures(exilesBox), exilesFeatures],
  weights,
  progressOf: exilesProgress,
  settledAt: abyssSettledAt,
});
