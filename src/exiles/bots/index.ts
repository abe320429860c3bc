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
import { type AbyssReasonWords, abyssFeatureTexts } from "../../abyss/bots/words.ts";
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import {
  type DescribeReason,
  inBrackets,
  reasonDescriber,
} from "../../bots/reasons/reason-words.ts";
import { exilesBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { ExilesDescribeOptions } from "../words/phrases.ts";
import { exilesFeatures, exilesProgress } from "./features.ts";
import { weights } from "./weights.ts";
import { type ExilesReasonWords, exilesFeatureTexts } from "./words.ts";

/** The evaluation of Exiles, trained by self-play. */
export const exilesEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [abyssFeatures(exilesBox), exilesFeatures],
  weights,
  progressOf: exilesProgress,
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
  ExilesDescribeOptions,
  AbyssReasonWords & ExilesReasonWords
> = /* @__PURE__ */ reasonDescriber(
  { about: inBrackets, abyss: abyssFeatureTexts, exiles: exilesFeatureTexts },
  describeCard,
);
