import { type Problem, throwIfProblems } from "../data/errors.ts";
import type { Seat } from "../data/types.ts";

/** A line of a score sheet: points, and what they are for. */
export interface ScoreLine<Category extends string = string> {
  readonly category: Category;
  /** The card, colour or title that gives the points. */
  readonly source: string;
  /** The card that the source copies, if it copies one: the points are those of this card. */
  readonly copied?: string;
  readonly points: number;
}

/** A player's score: the total is the sum of the lines. */
export interface ScoreSheet<Category extends string = string> {
  readonly lines: readonly ScoreLine<Category>[];
  readonly total: number;
  /** Compared in order if totals are equal; the higher value wins. */
  readonly tieBreaks: readonly number[];
  /** False if something that scores is hidden: then the sheet counts what is visible, and the real one may differ. */
  readonly complete: boolean;
}

/** A player's final place. */
export interface Standing {
  readonly seat: Seat;
  /** 1 for the best. Tied players share a rank, and the following ranks are skipped. */
  readonly rank: number;
  readonly total: number;
}

/** The final order of the players. */
export interface Standings {
  /** Best first; tied players in the order of seats. */
  readonly ranks: readonly Standing[];
  /** All seats of rank 1. */
  readonly winners: readonly Seat[];
  /** False if a sheet is incomplete: then the order is by what is visible. */
  readonly complete: boolean;
}

/** Creates a sheet whose total is the sum of its lines. */
export function sheetOf<Category extends string>(
  lines: readonly ScoreLine<Category>[],
  tieBreaks: readonly number[],
  complete = true,
): ScoreSheet<Category> {
  return { lines, total: lines.reduce((sum, line) => sum + line.points, 0), tieBreaks, complete };
}

function compare(a: ScoreSheet, b: ScoreSheet): number {
  const [mine, theirs] = [a, b].map((sheet) => [sheet.total, ...sheet.tieBreaks]);
  const decisive = mine!.findIndex((value, i) => value !== theirs![i]);
  return decisive < 0 ? 0 : theirs![decisive]! - mine![decisive]!;
}

/** Yields what keeps sheets from being ranked. */
function* sheetProblems(sheets: unknown): Generator<Problem> {
  if (!Array.isArray(sheets)) yield { path: [], reason: "expected a list" };
  else
    for (const [i, sheet] of sheets.entries()) {
      const { total, tieBreaks } = (sheet ?? {}) as Partial<ScoreSheet>;
      if (!Number.isFinite(total) || !Array.isArray(tieBreaks))
        yield { path: [i], reason: "expected a sheet with total and tieBreaks" };
    }
}

/**
 * Ranks score sheets, one per seat, by total and then by tie-breaks.
 *
 * @example
 * ```ts
 * rank(score([alice, bob])).winners; // [1]
 * ```
 */
export function rank(sheets: readonly ScoreSheet[]): Standings {
  throwIfProblems("score sheets", sheetProblems(sheets));
  const ordered = [...sheets.entries()].sort(([, a], [, b]) => compare(a, b));
  const ranks: Standing[] = [];
  for (const [i, [seat, sheet]] of ordered.entries()) {
    const before = ordered[i - 1];
    const isEqual = before !== undefined && compare(before[1], sheet) === 0;
    ranks.push({ seat, rank: isEqual ? ranks[i - 1]!.rank : i + 1, total: sheet.total });
  }
  return {
    ranks,
    winners: ranks.filter((s) => s.rank === 1).map((s) => s.seat),
    complete: sheets.every((sheet) => sheet.complete),
  };
}
