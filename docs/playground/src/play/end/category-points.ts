import type { ScoreSheet } from "abyss-rules";

/** The points of one side in one part of the score. */
export interface CategoryPoints {
  readonly category: string;
  readonly points: number;
}

/** The points of each side by part of the score, all in the same order. */
export function categoryPoints(
  sheets: readonly ScoreSheet[],
): readonly (readonly CategoryPoints[])[] {
  const categories = [
    ...new Set(sheets.flatMap(({ lines }) => lines.map(({ category }) => category))),
  ];
  return sheets.map(({ lines }) =>
    categories.map((category) => ({
      category,
      points: lines
        .filter((line) => line.category === category)
        .reduce((sum, { points }) => sum + points, 0),
    })),
  );
}
