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
import { type Evaluation, evaluationOf } from "../../bots/evaluation.ts";
import { exilesFeatures, exilesProgress } from "../../exiles/bots/features.ts";
import type { TableView as ExilesTable } from "../../exiles/table.ts";
import { krakenFeatures } from "../../kraken/bots/features.ts";
import type { TableView as KrakenTable } from "../../kraken/table.ts";
import { krakenLeviathanBox } from "../../kraken-leviathan/cards/box.ts";
import { leviathanFeatures } from "../../leviathan/bots/features.ts";
import type { TableView as LeviathanTable } from "../../leviathan/table.ts";
import type { State } from "../published-types.ts";
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
