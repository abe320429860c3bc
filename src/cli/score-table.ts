import type { ScoreSheet, Standings } from "../kernel/score.ts";

/** A table with a row per line of any player's sheet, grouped by category, and a column per player. */
export function scoreTable(sheets: readonly ScoreSheet[], standings: Standings): string {
  const categories = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((l) => l.category)))];
  const rows: string[][] = [["", ...sheets.map((_, seat) => `Player ${seat + 1}`)]];
  for (const category of categories) {
    const lines = sheets.map((sheet) => sheet.lines.filter((line) => line.category === category));
    rows.push([category, ...lines.map((own) => String(own.reduce((n, l) => n + l.points, 0)))]);
    for (const source of new Set(lines.flat().map((line) => line.source))) {
      const points = lines.map((own) => own.find((line) => line.source === source)?.points);
      rows.push([`  ${source}`, ...points.map((n) => (n === undefined ? "" : String(n)))]);
    }
  }
  const rankOf = (seat: number) => standings.ranks.find((standing) => standing.seat === seat)!.rank;
  rows.push(["total", ...sheets.map((sheet) => String(sheet.total))]);
  rows.push(["rank", ...sheets.map((_, seat) => String(rankOf(seat)))]);

  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  const texts = rows.map(([label, ...cells]) =>
    [label!.padEnd(widths[0]!), ...cells.map((cell, i) => cell.padStart(widths[i + 1]!))]
      .join("  ")
      .trimEnd(),
  );
  return [texts[0], rule, ...texts.slice(1, -2), rule, ...texts.slice(-2)].join("\n");
}
