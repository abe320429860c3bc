import { type Problem, throwIfProblems } from "../data/errors.ts";
import type { Seat } from "../data/types.ts";

/** Points, and what they are for. */
export interface ScoreLine<Category extends string = string> {
  readonly category: Category;
  /** The card, colour or title that gives the points. */
  readonly source: string;
  /** What the source copied, if it is a card that copies another: the points are those of this one. */
  readonly copied?: string;
  readonly points: number;
}

/** A player's score: the total is the sum of the lines. */
export interface ScoreSheet<Category extends string = string> {
  readonly lines: readonly ScoreLine<Category>[];
  readonly total: number;
  /** What decides between equal totals: compared one after the other, more is better. */
  readonly tieBreaks: readonly number[];
  /** Whether all that is scored was known. Otherwise the sheet has what is public, and the real one may differ. */
  readonly complete: boolean;
}

/** A player's place in the end. */
export interface Standing {
  readonly seat: Seat;
  /** 1 for the best; equals share a rank, and the next rank is left out. */
  readonly rank: number;
  readonly total: number;
}

/** The order of the players in the end. */
export interface Standings {
  /** Best first; among equals in the order of seats. */
  readonly ranks: readonly Standing[];
  /** All of rank 1. */
  readonly winners: readonly Seat[];
  /** Whether all sheets were complete. Otherwise this is the order by what is public. */
  readonly complete: boolean;
}

/** Adds up a sheet. */
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

/** What a ranking needs of the sheets. */
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
