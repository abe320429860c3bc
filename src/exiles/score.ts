import { type Category as AbyssCategory, score as scoreAbyss } from "../abyss/score.ts";
import { throwFirst } from "../kernel/errors.ts";
import {
  type ScoreLine as AnyLine,
  type ScoreSheet as AnySheet,
  sheetOf,
} from "../kernel/score.ts";
import { type Tableau, tableauxProblems, withoutExiles } from "./tableau.ts";

export type { Ally, Location, Lord, Race, Token, Value } from "../abyss/score.ts";
export { type Problem, RulesError } from "../kernel/errors.ts";
export { rank, type Standing, type Standings } from "../kernel/score.ts";
export type { Tableau } from "./tableau.ts";

/** The parts of a score: those of Abyss, and exiles (EX-20). */
export type Category = AbyssCategory | "exiles";
/** Points, and what they are for. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls, then by the best lord or exile. */
export type ScoreSheet = AnySheet<Category>;

/**
 * Scores the tableaux of all players, of a game or typed in by hand: one sheet for each, in the
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
  throwFirst("tableaux of exiles", tableauxProblems(tableaux));
  return scoreAbyss(tableaux.map(withoutExiles)).map(({ lines, tieBreaks }, i) => {
    const { exiles } = tableaux[i]!;
    const [pearls = 0, bestLord = 0] = tieBreaks;
    const exileLines = exiles.map(
      ({ id, influence }): ScoreLine => ({ category: "exiles", source: id, points: influence }),
    );
    // EX-20
    const best = Math.max(bestLord, ...exiles.map(({ influence }) => influence));
    return sheetOf<Category>([...lines, ...exileLines], [pearls, best]);
  });
}
