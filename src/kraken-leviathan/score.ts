/**
 * The score calculator of Kraken with Leviathan, without its rules: for tableaux from a game or written by hand.
 * @packageDocumentation
 */
import type { ScoreLine as AnyLine, ScoreSheet as AnySheet } from "../kernel/score/score.ts";
import { scoreWith } from "../kernel/score/scoring.ts";
import type { Tableau } from "./published-types.ts";
import { type Category, krakenLeviathanScoring } from "./scoring.ts";

export { disabledLordsRules, type Hidden } from "../abyss/score.ts";
export { type Problem, RulesError } from "../kernel/data/errors.ts";
export { rank, type Standing, type Standings, type TieBreak } from "../kernel/score/score.ts";
export type { Tableau } from "./published-types.ts";
export { type Category, categories } from "./scoring.ts";

/** Points and their source. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls, then by the best lord. */
export type ScoreSheet = AnySheet<Category>;

const scoring = krakenLeviathanScoring.close();

/**
 * Scores the tableaux of all players, taken from a game or typed in by hand: one sheet for each, in the
 * same order. All parts of Kraken and Leviathan count (LE-91). Throws a `RulesError` with path and reason for an impossible tableau.
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  return scoreWith("kraken-leviathan", scoring, tableaux);
}
