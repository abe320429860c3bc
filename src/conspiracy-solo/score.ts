/**
 * The score calculator of Solo Conspiracy, without its rules: for tableaux from a game or written by hand.
 * @packageDocumentation
 */
import type { ScoreLine as AnyLine, ScoreSheet as AnySheet } from "../kernel/score/score.ts";
import { scoreWith } from "../kernel/score/scoring.ts";
import type { Tableau } from "./published-types.ts";
import { type Category, conspiracySoloScoring } from "./scoring.ts";

export { type Problem, RulesError } from "../kernel/data/errors.ts";
export { rank, type Standing, type Standings, type TieBreak } from "../kernel/score/score.ts";
export type { Tableau } from "./published-types.ts";
export { type Category, categories } from "./scoring.ts";

/** Points, with their category and source. */
export type ScoreLine = AnyLine<Category>;
/** A side's score: the total is the sum of the lines. The title of Pearl Master decides ties (CO-59). */
export type ScoreSheet = AnySheet<Category>;

const scoring = conspiracySoloScoring.close();

/**
 * Scores the player and the opponent, in this order, from a game or typed in by hand. Throws a
 * `RulesError` with path and reason if a tableau is impossible.
 *
 * @example
 * ```ts
 * const [mine, theirs] = score([
 *   { lords: ["blue-6"], locations: ["best-blue"], pearls: 1, pearlMaster: true },
 *   { lords: ["red-2"], locations: ["gold-keys"], pearls: 0, pearlMaster: false, opponent: "soldier" },
 * ]);
 * mine.total; // 6 (lord) + 6 (best-blue) + 3 (coalition of 1) + 5 (Pearl Master) = 20
 * theirs.total; // 2 (lord) + 5 (any location) + 3 (coalition of 1) + 3 (1, and 2 for a red lord) = 13
 * ```
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  return scoreWith("conspiracy-solo", scoring, tableaux as never);
}
