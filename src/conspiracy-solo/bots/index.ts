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
  type DescribeReason,
  inBrackets,
  reasonDescriber,
} from "../../bots/reasons/reason-words.ts";
import {
  conspiracyFeatures,
  conspiracyProgress,
  conspiracySettledAt,
} from "../../conspiracy/bots/features.ts";
import { type ConspiracyReasonWords, conspiracyFeatureTexts } from "../../conspiracy/bots/words.ts";
import { conspiracyBox } from "../../conspiracy/cards/box.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { ConspiracySoloDescribeOptions } from "../words/phrases.ts";
import { soloFeatures } from "./features.ts";
import { weights } from "./weights.ts";
import { type SoloReasonWords, soloFeatureTexts } from "./words.ts";

/** The evaluation of solo Conspiracy, trained by self-play. */
export const conspiracySoloEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [conspiracyFeatures(conspiracyBox), soloFeatures],
  weights,
  progressOf: conspiracyProgress,
  settledAt: conspiracySettledAt,
});

/**
 * Describes a reason of a bot in a few words, as in a hint.
 *
 * @example
 * ```ts
 * describeReason({ feature: "pearls", contribution: 0.3, change: "more", about: 4 }); // "More pearls (4)"
 * ```
 */
export const describeReason: DescribeReason<
  ConspiracySoloDescribeOptions,
  ConspiracyReasonWords & SoloReasonWords
> = /* @__PURE__ */ reasonDescriber(
  { about: inBrackets, conspiracy: conspiracyFeatureTexts, conspiracySolo: soloFeatureTexts },
  describeCard,
);
