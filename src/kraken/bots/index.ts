/**
 * The evaluation of Kraken for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { kraken } from "abyss-rules/kraken";
 * import { krakenEvaluation } from "abyss-rules/kraken/bots";
 *
 * const bot = search(kraken, { iterations: 200, evaluation: krakenEvaluation });
 * ```
 * @packageDocumentation
 */
import { abyssFeatures, abyssProgress, abyssSettledAt } from "../../abyss/bots/features.ts";
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import { krakenBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { krakenFeatures } from "./features.ts";
import { weights } from "./weights.ts";

/** The evaluation of Kraken, trained by self-play. */
export const krakenEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [abyssFeatures(krakenBox), krakenFeatures],
  weights,
  progressOf: abyssProgress,
  settledAt: abyssSettledAt,
});
