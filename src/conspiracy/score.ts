/**
 * The score calculator of Conspiracy, without its rules: for tableaux from a game or written by hand.
 * @packageDocumentation
 */
import type { ScoreLine as AnyLine, ScoreSheet as AnySheet } from "../kernel/score/score.ts";
import { scoreWith } from "../kernel/score/scoring.ts";
import type { Tableau } from "./published-types.ts";
import { type Category, conspiracyScoring } from "./scoring.ts";

export { type Problem, RulesError } from "../kernel/data/errors.ts";
export { rank, type Standing, type Standings, type TieBreak } from "../kernel/score/score.ts";
export type { Tableau } from "./published-types.ts";
export { type Category, categories } from "./scoring.ts";

/** Points, with their category and source. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls (CO-31). */
export type ScoreSheet = AnySheet<Category>;

const scoring = conspiracyScoring.close();

/**
 * Scores tableaux, from a game or typed in by hand: one sheet for each, in the same order. Throws a
 * `RulesError` with path and reason if a tableau is impossible.
 *
 * @example
 * ```ts
 * const [sheet] = score([
 *   { lords: ["blue-6", "blue-4"], locations: ["best-blue"], pearls: 1, pearlMaster: true },
 * ]);
 * sheet.total; // 6 (blue lord) + 6 (best-blue) + 6 (coalition of 2) + 5 (Pearl Master) = 23
 * ```
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  return scoreWith("conspiracy", scoring, tableaux as never);
}
