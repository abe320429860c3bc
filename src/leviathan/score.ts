/**
 * The score calculator of Leviathan, without its rules: for tableaux from a game or written by hand.
 * @packageDocumentation
 */
import type { ScoreLine as AnyLine, ScoreSheet as AnySheet } from "../kernel/score/score.ts";
import { scoreWith } from "../kernel/score/scoring.ts";
import type { Tableau } from "./published-types.ts";
import { type Category, leviathanScoring } from "./scoring.ts";

export {
  disabledLordsRules,
  type Hidden,
} from "../abyss/score.ts";
export { type Problem, RulesError } from "../kernel/data/errors.ts";
export { rank, type Standing, type Standings, type TieBreak } from "../kernel/score/score.ts";
export type { Tableau } from "./published-types.ts";
export { type Category, categories } from "./scoring.ts";
export type { OwnTableau } from "./tableau.ts";

/** Points and their source. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls, then by the best lord (AB-76). */
export type ScoreSheet = AnySheet<Category>;

const scoring = leviathanScoring.close();

/**
 * Scores the tableaux of all players, taken from a game or typed in by hand: one sheet for each, in the
 * same order. Leviathan tokens that were not revealed are worth nothing (LE-42). Throws a `RulesError` with path
 * and reason for an impossible tableau.
 *
 * @example
 * ```ts
 * const [sheet] = score([
 *   {
 *     lords: ["coward"],
 *     locations: [],
 *     affiliated: ["crab-3"],
 *     monsterTokens: [3, 2],
 *     pearls: 0,
 *     wounds: 4,
 *     scourge: true,
 *   },
 * ]);
 * sheet.total; // 8 (Coward) + 3 (crab) + 5 (tokens) + 5 (Scourge) - 4 (wounds) = 17
 * ```
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  return scoreWith("leviathan", scoring, tableaux);
}
