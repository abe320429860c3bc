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
  /** Compared in order if totals are equal; the same ones in the same order on all sheets of a game. */
  readonly tieBreaks: readonly TieBreak[];
  /** False if something that scores is hidden: then the sheet counts what is visible, and the real one may differ. */
  readonly complete: boolean;
}

/** What decides between players with equal totals: the higher value wins. */
export interface TieBreak {
  /** What is compared, such as `pearls`. */
  readonly by: string;
  readonly value: number;
}

/** A player's final place. */
export interface Standing {
  /** 1 for the best. Tied players share a rank, and the following ranks are skipped. */
  readonly rank: number;
  readonly total: number;
}

/** The final order of the players. */
export interface Standings {
  readonly bySeat: readonly Standing[];
  /** All seats, best first; tied players in the order of seats. */
  readonly ranking: readonly Seat[];
  /** All seats of rank 1. */
  readonly winners: readonly Seat[];
  /**
   * What decided the victory: `null` if one player has the most points, else the tie-break between the winner and the
   * next one; `"shared"` if there are several winners.
   */
  readonly decidedBy: string | null;
  /** False if a sheet is incomplete: then the order is by what is visible. */
  readonly complete: boolean;
}

/** Creates a sheet whose total is the sum of its lines. */
export function sheetOf<Category extends string>(
  lines: readonly ScoreLine<Category>[],
  tieBreaks: readonly TieBreak[],
  complete = true,
): ScoreSheet<Category> {
  return { lines, total: lines.reduce((sum, line) => sum + line.points, 0), tieBreaks, complete };
}

/** The numbers that decide, in order. */
const decisiveNumbers = ({ total, tieBreaks }: ScoreSheet): number[] => [
  total,
  ...tieBreaks.map(({ value }) => value),
];

/** The index of the first number that differs; -1 if all are equal. */
const firstDifference = (mine: readonly number[], theirs: readonly number[]): number =>
  mine.findIndex((value, i) => value !== theirs[i]);

function compare(a: ScoreSheet, b: ScoreSheet): number {
  const [mine, theirs] = [decisiveNumbers(a), decisiveNumbers(b)];
  const decisive = firstDifference(mine, theirs);
  return decisive < 0 ? 0 : theirs[decisive]! - mine[decisive]!;
}

/** What decided between the winner and the second. */
function decidedBy(winner: ScoreSheet | undefined, second: ScoreSheet | undefined): string | null {
  if (!winner || !second) return null;
  const decisive = firstDifference(decisiveNumbers(winner), decisiveNumbers(second));
  if (decisive < 0) return "shared";
  return decisive === 0 ? null : winner.tieBreaks[decisive - 1]!.by;
}

/** Yields what keeps sheets from being ranked. */
function* sheetProblems(sheets: unknown): Generator<Problem> {
  if (!Array.isArray(sheets)) yield { path: [], reason: "expected a list" };
  else
    for (const [i, sheet] of sheets.entries()) {
      const { total, tieBreaks } = (sheet ?? {}) as Partial<ScoreSheet>;
      if (!Number.isFinite(total) || !Array.isArray(tieBreaks) || !tieBreaks.every(isTieBreak))
        yield { path: [i], reason: "expected a sheet with total and tieBreaks" };
    }
}

const isTieBreak = (value: Partial<TieBreak> | null): boolean =>
  typeof value?.by === "string" && Number.isFinite(value.value);

/**
 * Ranks score sheets, one per seat, by total and then by tie-breaks.
 *
 * @example
 * ```ts
 * const { winners, decidedBy } = rank(score([alice, bob])); // [1], "pearls": as many points, but more pearls
 * ```
 */
export function rank(sheets: readonly ScoreSheet[]): Standings {
  throwIfProblems("score sheets", sheetProblems(sheets));
  const seats = sheets.map((_, seat) => seat);
  const ranking = seats.toSorted((a, b) => compare(sheets[a]!, sheets[b]!));
  const bySeat = sheets.map((sheet) => ({
    rank: 1 + sheets.filter((other) => compare(other, sheet) < 0).length,
    total: sheet.total,
  }));
  return {
    bySeat,
    ranking,
    winners: seats.filter((seat) => bySeat[seat]!.rank === 1),
    decidedBy: decidedBy(sheets[ranking[0]!], sheets[ranking[1]!]),
    complete: sheets.every((sheet) => sheet.complete),
  };
}
