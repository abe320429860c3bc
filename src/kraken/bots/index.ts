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
import { type AbyssReasonWords, abyssFeatureTexts } from "../../abyss/bots/words.ts";
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import {
  type DescribeReason,
  inBrackets,
  reasonDescriber,
} from "../../bots/reasons/reason-words.ts";
import { krakenBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { KrakenDescribeOptions } from "../words/phrases.ts";
import { krakenFeatures } from "./features.ts";
import { weights } from "./weights.ts";
import { type KrakenReasonWords, krakenFeatureTexts } from "./words.ts";

/** The evaluation of Kraken, trained by self-play. */
export const krakenEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [abyssFeatures(krakenBox), krakenFeatures],
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
export const describeReason: DescribeReason<
  KrakenDescribeOptions,
  AbyssReasonWords & KrakenReasonWords
> = /* @__PURE__ */ reasonDescriber(
  { about: inBrackets, abyss: abyssFeatureTexts, kraken: krakenFeatureTexts },
  describeCard,
);
