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
import {
  type DescribeReason,
  inBrackets,
  reasonDescriber,
} from "../../bots/reasons/reason-words.ts";
import { conspiracyBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { ConspiracyDescribeOptions } from "../words/phrases.ts";
import { conspiracyFeatures, conspiracyProgress, conspiracySettledAt } from "./features.ts";
import { weights } from "./weights.ts";
import { type ConspiracyReasonWords, conspiracyFeatureTexts } from "./words.ts";

/** The evaluation of Conspiracy, trained by self-play. */
export const conspiracyEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [conspiracyFeatures(conspiracyBox)],
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
export const describeReason: DescribeReason<ConspiracyDescribeOptions, ConspiracyReasonWords> =
  /* @__PURE__ */ reasonDescriber(
    { about: inBrackets, conspiracy: conspiracyFeatureTexts },
    describeCard,
  );
