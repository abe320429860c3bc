/**
 * The evaluation of Exiles with Leviathan for bots.
 *
 * @example
 * ```ts
 * import { search } from "abyss-rules/bots";
 * import { exilesLeviathan } from "abyss-rules/exiles-leviathan";
 * import { exilesLeviathanEvaluation } from "abyss-rules/exiles-leviathan/bots";
 *
 * const bot = search(exilesLeviathan, { iterations: 200, evaluation: exilesLeviathanEvaluation });
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
import { leviathanFeatures } from "../../leviathan/bots/features.ts";
import { type LeviathanReasonWords, leviathanFeatureTexts } from "../../leviathan/bots/words.ts";
import { leviathanBox } from "../../leviathan/cards/box.ts";
import type { TableView as LeviathanTable } from "../../leviathan/table.ts";
import type { State } from "../published-types.ts";
import { describeCard } from "../words/index.ts";
import type { ExilesLeviathanDescribeOptions } from "../words/phrases.ts";
import { weights } from "./weights.ts";

/** The evaluation of Exiles with Leviathan, trained by self-play. */
export const exilesLeviathanEvaluation: Evaluation<State> = /* @__PURE__ */ evaluationOf<
  ExilesTable & LeviathanTable
>({
  features: [abyssFeatures(leviathanBox), leviathanFeatures, exilesFeatures],
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
  ExilesLeviathanDescribeOptions,
  AbyssReasonWords & LeviathanReasonWords & ExilesReasonWords
> = /* @__PURE__ */ reasonDescriber(
  {
    about: inBrackets,
    abyss: abyssFeatureTexts,
    leviathan: leviathanFeatureTexts,
    exiles: exilesFeatureTexts,
  },
  describeCard,
);
