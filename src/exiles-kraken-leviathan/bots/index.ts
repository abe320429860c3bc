/**
 * The evaluation of Exiles with Kraken and Leviathan for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { exilesKrakenLeviathan } from "abyss-rules/exiles-kraken-leviathan";
 * import { exilesKrakenLeviathanEvaluation } from "abyss-rules/exiles-kraken-leviathan/bots";
 *
 * const bot = search(exilesKrakenLeviathan, { iterations: 200, evaluation: exilesKrakenLeviathanEvaluation });
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
import { exilesFeatures, exilesProgress } from "../../exiles/bots/features.ts";
import { type ExilesReasonWords, exilesFeatureTexts } from "../../exiles/bots/words.ts";
import type { TableView as ExilesTable } from "../../exiles/table.ts";
import { krakenFeatures } from "../../kraken/bots/features.ts";
import { type KrakenReasonWords, krakenFeatureTexts } from "../../kraken/bots/words.ts";
import type { TableView as KrakenTable } from "../../kraken/table.ts";
import { krakenLeviathanBox } from "../../kraken-leviathan/cards/box.ts";
import { leviathanFeatures } from "../../leviathan/bots/features.ts";
import { type LeviathanReasonWords, leviathanFeatureTexts } from "../../leviathan/bots/words.ts";
import type { TableView as LeviathanTable } from "../../leviathan/table.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { ExilesKrakenLeviathanDescribeOptions } from "../words/phrases.ts";
import { weights } from "./weights.ts";

/** The evaluation of Exiles with Kraken and Leviathan, trained by self-play. */
export const exilesKrakenLeviathanEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf<
  ExilesTable & KrakenTable & LeviathanTable
>({
  features: [abyssFeatures(krakenLeviathanBox), krakenFeatures, leviathanFeatures, exilesFeatures],
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
  ExilesKrakenLeviathanDescribeOptions,
  AbyssReasonWords & KrakenReasonWords & LeviathanReasonWords & ExilesReasonWords
> = /* @__PURE__ */ reasonDescriber(
  {
    about: inBrackets,
    abyss: abyssFeatureTexts,
    kraken: krakenFeatureTexts,
    leviathan: leviathanFeatureTexts,
    exiles: exilesFeatureTexts,
  },
  describeCard,
);
