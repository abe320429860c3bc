import type { Game, GameTypes, Of } from "../kernel/game.ts";
import type { Seat } from "../kernel/types.ts";

/** A table with a row per line of any side's sheet, grouped by category, and a column per side. */
export function scoreTable<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  nameOf: (seat: Seat) => string,
): string {
  // Not all sides are players: the table knows how many there are.
  const sheets = game.score(game.totals(state).map((_, seat) => game.tableau(state, seat)));
  const standings = game.standings(state);
  const categories = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((l) => l.category)))];
  const rows: string[][] = [["", ...sheets.map((_, seat) => nameOf(seat))]];
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
