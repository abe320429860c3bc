/**
 * The score calculator of Exiles with Kraken and Leviathan, without its rules: for tableaux from a game or written by hand.
 * @packageDocumentation
 */
import type { ScoreLine as AnyLine, ScoreSheet as AnySheet } from "../kernel/score/score.ts";
import { scoreWith } from "../kernel/score/scoring.ts";
import type { Tableau } from "./published-types.ts";
import { type Category, exilesKrakenLeviathanScoring } from "./scoring.ts";

export { disabledLordsRules, type Hidden } from "../abyss/score.ts";
export { type Problem, RulesError } from "../kernel/data/errors.ts";
export { rank, type Standing, type Standings, type TieBreak } from "../kernel/score/score.ts";
export type { Tableau } from "./published-types.ts";
export { type Category, categories } from "./scoring.ts";

/** Points and their source. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls, then by the best lord or exile. */
export type ScoreSheet = AnySheet<Category>;

const scoring = exilesKrakenLeviathanScoring.close();

/**
 * Scores the tableaux of all players, taken from a game or typed in by hand: one sheet for each, in the
 * same order. All parts of the three expansions count. Throws a `RulesError` with path and reason for an impossible tableau.
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  return scoreWith("exiles-kraken-leviathan", scoring, tableaux);
}
