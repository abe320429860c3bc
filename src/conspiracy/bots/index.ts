/**
 * The evaluation of Conspiracy for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { conspiracy } from "abyss-rules/conspiracy";
 * import { conspiracyEvaluation } from "abyss-rules/conspiracy/bots";
 *
 * const bot = search(conspiracy, { iterations: 200, evaluation: conspiracyEvaluation });
 * ```
 * @packageDocumentation
 */
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import { conspiracyBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { conspiracyFeatures, conspiracyProgress, conspiracySettledAt } from "./features.ts";
import { weights } from "./weights.ts";

/** The evaluation of Conspiracy, trained by self-play. */
export const conspiracyEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [conspiracyFeatures(conspiracyBox)],
  weights,
  progressOf: conspiracyProgress,
  settledAt: conspiracySettledAt,
});
