/**
 * The evaluation of Kraken with Leviathan for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { krakenLeviathan } from "abyss-rules/kraken-leviathan";
 * import { krakenLeviathanEvaluation } from "abyss-rules/kraken-leviathan/bots";
 *
 * const bot = search(krakenLeviathan, { iterations: 200, evaluation: krakenLeviathanEvaluation });
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
import { krakenFeatures } from "../../kraken/bots/features.ts";
import { type KrakenReasonWords, krakenFeatureTexts } from "../../kraken/bots/words.ts";
import type { TableView as KrakenTable } from "../../kraken/table.ts";
import { leviathanFeatures } from "../../leviathan/bots/features.ts";
import { type LeviathanReasonWords, leviathanFeatureTexts } from "../../leviathan/bots/words.ts";
import type { TableView as LeviathanTable } from "../../leviathan/table.ts";
import { krakenLeviathanBox } from "../cards/box.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { KrakenLeviathanDescribeOptions } from "../words/phrases.ts";
import { weights } from "./weights.ts";

/** The evaluation of Kraken with Leviathan, trained by self-play. */
export const krakenLeviathanEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf<
  KrakenTable & LeviathanTable
>({
  features: [abyssFeatures(krakenLeviathanBox), krakenFeatures, leviathanFeatures],
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
  KrakenLeviathanDescribeOptions,
  AbyssReasonWords & KrakenReasonWords & LeviathanReasonWords
> = /* @__PURE__ */ reasonDescriber(
  {
    about: inBrackets,
    abyss: abyssFeatureTexts,
    kraken: krakenFeatureTexts,
    leviathan: leviathanFeatureTexts,
  },
  describeCard,
);
