/**
 * The score calculator of Abyss, without its rules: for tableaux from a game or written by hand.
 * @packageDocumentation
 */
import type { ScoreLine as AnyLine, ScoreSheet as AnySheet } from "../kernel/score/score.ts";
import { scoreWith } from "../kernel/score/scoring.ts";
import type { Tableau } from "./published-types.ts";
import { abyssScoring, type Category } from "./scoring.ts";

export { type Problem, RulesError } from "../kernel/data/errors.ts";
export { rank, type Standing, type Standings, type TieBreak } from "../kernel/score/score.ts";
export type { Tableau } from "./published-types.ts";
export { type Category, categories } from "./scoring.ts";
export { disabledLordsRules, type Hidden } from "./tableau.ts";

/** Points and where they come from. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls, then by the best lord (AB-76). */
export type ScoreSheet = AnySheet<Category>;

const scoring = abyssScoring.close();

/**
 * Scores the tableaux of all players, taken from a game or written by hand: one sheet for each, in the
 * same order. City of Mirrors copies a location of another player. Throws a `RulesError` with path and
 * reason for an impossible tableau.
 *
 * @example
 * ```ts
 * const [sheet] = score([
 *   { lords: ["miller"], locations: ["jail"], affiliated: ["crab-3"], monsterTokens: [2], pearls: 0 },
 * ]);
 * sheet.total; // 14 (Jail with one lord) + 10 (Miller) + 3 (crab) + 2 (token) = 29
 * ```
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  return scoreWith("abyss", scoring, tableaux);
}
