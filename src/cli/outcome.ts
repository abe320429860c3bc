import type { GameTypes, Of } from "../kernel/contract/game.ts";
import { lookUp } from "../kernel/data/look-up.ts";
import { rank, type ScoreSheet } from "../kernel/score/score.ts";
import type { GameEntry } from "./games.ts";
import { scoreTable } from "./score-table.ts";
import type { Pen } from "./terminal/pen.ts";
import type { CliLocale } from "./words/cli-locales.ts";

/** The score sheets of a position, and who wins. */
export function outcomeLines<T extends GameTypes>(
  entry: GameEntry<T>,
  state: Of<T, "state">,
  tongue: CliLocale,
  pen: Pen,
): string[] {
  const { game } = entry;
  // Not all sides are players: the table knows how many there are.
  const tableaux = game.totals(state).map((_, seat) => game.tableau(state, seat));
  return sheetLines(entry, tableaux, game.score(tableaux), tongue, pen);
}

/** The score sheets of these tableaux, and who wins. */
export function sheetLines<T extends GameTypes>(
  { words: wordsIn }: GameEntry<T>,
  tableaux: readonly Of<T, "tableau">[],
  sheets: readonly ScoreSheet<Of<T, "category">>[],
  { locale, labels }: CliLocale,
  pen: Pen,
): string[] {
  const words = wordsIn(locale);
  const side = (seat: number) => words.side(tableaux[seat]!, seat);
  const table = scoreTable(sheets, {
    side,
    category: (category) => lookUp<string>(labels.categories, category) ?? category,
    line: words.line,
    total: labels.total,
    rank: labels.rank,
  });
  const winners = rank(sheets).winners.map(side);
  const [first = "", ...others] = winners;
  return [
    ...table.split("\n"),
    "",
    pen.in("bold", others.length === 0 ? labels.wins(first) : labels.share(winners)),
  ];
}
