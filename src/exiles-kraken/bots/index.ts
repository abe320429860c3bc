/**
 * The evaluation of Exiles with Kraken for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { exilesKraken } from "abyss-rules/exiles-kraken";
 * import { exilesKrakenEvaluation } from "abyss-rules/exiles-kraken/bots";
 *
 * const bot = search(exilesKraken, { iterations: 200, evaluation: exilesKrakenEvaluation });
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
import { krakenBox } from "../../kraken/cards/box.ts";
import type { TableView as KrakenTable } from "../../kraken/table.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { ExilesKrakenDescribeOptions } from "../words/phrases.ts";
import { weights } from "./weights.ts";

/** The evaluation of Exiles with Kraken, trained by self-play. */
export const exilesKrakenEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf<
  ExilesTable & KrakenTable
>({
  features: [abyssFeatures(krakenBox), krakenFeatures, exilesFeatures],
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
  ExilesKrakenDescribeOptions,
  AbyssReasonWords & KrakenReasonWords & ExilesReasonWords
> = /* @__PURE__ */ reasonDescriber(
  {
    about: inBrackets,
    abyss: abyssFeatureTexts,
    kraken: krakenFeatureTexts,
    exiles: exilesFeatureTexts,
  },
  describeCard,
);
