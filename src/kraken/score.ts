/**
 * The score calculator of Kraken, without its rules: for tableaux from a game or written by hand.
 * @packageDocumentation
 */
import type { ScoreLine as AnyLine, ScoreSheet as AnySheet } from "../kernel/score/score.ts";
import { scoreWith } from "../kernel/score/scoring.ts";
import type { Tableau } from "./published-types.ts";
import { type Category, krakenScoring } from "./scoring.ts";

export {
  disabledLordsRules,
  type Hidden,
} from "../abyss/score.ts";
export { type Problem, RulesError } from "../kernel/data/errors.ts";
export { rank, type Standing, type Standings, type TieBreak } from "../kernel/score/score.ts";
export type { OwnTableau, Tableau } from "./published-types.ts";
export { type Category, categories } from "./scoring.ts";

/** Points and their source. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls, then by the best lord (KR-69). */
export type ScoreSheet = AnySheet<Category>;

const scoring = krakenScoring.close();

/**
 * Scores the tableaux of all players, taken from a game or typed in by hand: one sheet for each, in the
 * same order. If anybody has nebulis, one of those with the most must have the figure. Throws a
 * `RulesError` with path and reason for an impossible tableau.
 *
 * @example
 * ```ts
 * const [sheet] = score([
 *   {
 *     lords: ["fence"],
 *     locations: ["megalodon"],
 *     affiliated: ["crab-3"],
 *     monsterTokens: [2],
 *     pearls: 0,
 *     nebulis: 4,
 *     figure: true,
 *     loot: { megalodon: [4, 7] },
 *   },
 * ]);
 * sheet.total; // 11 (Megalodon) + 8 (Fence) + 3 (crab) + 2 (token) - 4 (nebulis) - 5 (figure) = 15
 * ```
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  return scoreWith("kraken", scoring, tableaux);
}
