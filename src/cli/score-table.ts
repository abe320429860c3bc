import type { Seat } from "../kernel/data/types.ts";
import type { ScoreLine, ScoreSheet } from "../kernel/score/score.ts";
import { rank } from "../kernel/score/score.ts";
import { padEnd, padStart, widthOf } from "./terminal/layout.ts";

/** The labels of a score table. */
export interface ScoreNames<Category extends string> {
  side(seat: Seat): string;
  category(category: Category): string;
  line(line: ScoreLine<Category>): string;
  readonly total: string;
  readonly rank: string;
}

/** A table with a row per line of any side's sheet, grouped by category, and a column per side. */
export function scoreTable<Category extends string>(
  sheets: readonly ScoreSheet<Category>[],
  names: ScoreNames<Category>,
): string {
  const categories = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((l) => l.category)))];
  const rows: string[][] = [["", ...sheets.map((_, seat) => names.side(seat))]];
  for (const category of categories) {
    const lines = sheets.map((sheet) => sheet.lines.filter((line) => line.category === category));
    const sums = lines.map((ofSide) => String(ofSide.reduce((n, l) => n + l.points, 0)));
    rows.push([names.category(category), ...sums]);
    const bySource = new Map(lines.flat().map((line) => [line.source, line]));
    for (const [source, any] of bySource) {
      const points = lines.map((ofSide) => ofSide.find((line) => line.source === source)?.points);
      rows.push([`  ${names.line(any)}`, ...points.map((n) => (n === undefined ? "" : String(n)))]);
    }
  }
  rows.push([names.total, ...sheets.map((sheet) => String(sheet.total))]);
  rows.push([names.rank, ...rank(sheets).bySeat.map((standing) => String(standing.rank))]);
  return ruled(rows);
}

/** Aligns the rows in columns, with a rule after the first and before the last two. */
function ruled(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  const texts = rows.map(([label, ...cells]) =>
    [padEnd(label!, widths[0]!), ...cells.map((cell, i) => padStart(cell, widths[i + 1]!))]
      .join("  ")
      .trimEnd(),
  );
  return [texts[0], rule, ...texts.slice(1, -2), rule, ...texts.slice(-2)].join("\n");
}
