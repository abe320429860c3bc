/**
 * The evaluation of solo Conspiracy for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { conspiracySolo } from "abyss-rules/conspiracy-solo";
 * import { conspiracySoloEvaluation } from "abyss-rules/conspiracy-solo/bots";
 *
 * const bot = search(conspiracySolo, { iterations: 200, evaluation: conspiracySoloEvaluation });
 * ```
 * @packageDocumentation
 */
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import {
  conspiracyFeatures,
  conspiracyProgress,
  conspiracySettledAt,
} from "../../conspiracy/bots/features.ts";
import { conspiracyBox } from "../../conspiracy/cards/box.ts";
import type { State } from "../published-types.ts";
import { soloFeatures } from "./features.ts";
import { weights } from "./weights.ts";

/** The evaluation of solo Conspiracy, trained by self-play. */
export const conspiracySoloEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [conspiracyFeatures(conspiracyBox), soloFeatures],
  weights,
  progressOf: conspiracyProgress,
  settledAt: conspiracySettledAt,
});
