/**
 * The evaluation of Leviathan for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { leviathan } from "abyss-rules/leviathan";
 * import { leviathanEvaluation } from "abyss-rules/leviathan/bots";
 *
 * const bot = search(leviathan, { iterations: 200, evaluation: leviathanEvaluation });
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
import { leviathanBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { LeviathanDescribeOptions } from "../words/phrases.ts";
import { leviathanFeatures } from "./features.ts";
import { weights } from "./weights.ts";
import { type LeviathanReasonWords, leviathanFeatureTexts } from "./words.ts";

/** The evaluation of Leviathan, trained by self-play. */
export const leviathanEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf({
  features: [abyssFeatures(leviathanBox), leviathanFeatures],
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
  LeviathanDescribeOptions,
  AbyssReasonWords & LeviathanReasonWords
> = /* @__PURE__ */ reasonDescriber(
  { about: inBrackets, abyss: abyssFeatureTexts, leviathan: leviathanFeatureTexts },
  describeCard,
);
