/**
 * The score calculator of Exiles, without its rules: for tableaux from a game or written by hand.
 * @packageDocumentation
 */
import type { ScoreLine as AnyLine, ScoreSheet as AnySheet } from "../kernel/score/score.ts";
import { scoreWith } from "../kernel/score/scoring.ts";
import type { Tableau } from "./published-types.ts";
import { type Category, exilesScoring } from "./scoring.ts";

export { disabledLordsRules, type Hidden } from "../abyss/score.ts";
export { type Problem, RulesError } from "../kernel/data/errors.ts";
export { rank, type Standing, type Standings, type TieBreak } from "../kernel/score/score.ts";
export type { Tableau } from "./published-types.ts";
export { type Category, categories } from "./scoring.ts";

/** Points and their source. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls, then by the best lord or exile. */
export type ScoreSheet = AnySheet<Category>;

const scoring = exilesScoring.close();

/**
 * Scores the tableaux of all players, taken from a game or typed in by hand: one sheet for each, in the
 * same order. No location counts exiles (EX-5). Throws a `RulesError` with path and reason for an
 * impossible tableau.
 *
 * @example
 * ```ts
 * const [sheet] = score([
 *   {
 *     lords: ["miller"],
 *     locations: ["jail"],
 *     affiliated: ["crab-3"],
 *     monsterTokens: [2],
 *     pearls: 0,
 *     exiles: [{ id: "usurer", influence: 9 }],
 *   },
 * ]);
 * sheet.total; // 14 (Jail with one lord) + 10 (Miller) + 3 (crab) + 2 (token) + 9 (Usurer) = 38
 * ```
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  return scoreWith("exiles", scoring, tableaux);
}
