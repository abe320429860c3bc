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
import {
  type DescribeReason,
  inBrackets,
  reasonDescriber,
} from "../../bots/reasons/reason-words.ts";
import { abyssBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { AbyssDescribeOptions } from "../words/phrases.ts";
import { abyssFeatures, abyssProgress, abyssSettledAt } from "./features.ts";
import { weights } from "./weights.ts";
import { type AbyssReasonWords, abyssFeatureTexts } from "./words.ts";

/** The evaluation of Abyss, trained by self-play. */
export const abyssEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [abyssFeatures(abyssBox)],
  weights,
  progressOf: abyssProgress,
  settledAt: abyssSettledAt,
});

/**
 * Describes a reason of a bot in a few words, as in a hint.
 *
 * @example
 * ```ts
 * describeReason({ feature: "pearls", contribution: 0.3, change: "more", about: 4 }); // "More pearls (4)"
 * ```
 */
export const describeReason: DescribeReason<AbyssDescribeOptions, AbyssReasonWords> =
  /* @__PURE__ */ reasonDescriber({ about: inBrackets, abyss: abyssFeatureTexts }, describeCard);
