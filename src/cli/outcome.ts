import type { GameTypes, Of } from "../kernel/contract/game.ts";
import { rank, type ScoreSheet } from "../kernel/score/score.ts";
import { describeStandings } from "../kernel/words/describe-standings.ts";
import type { GameEntry } from "./games.ts";
import { scoreTable } from "./score-table.ts";
import type { Pen } from "./terminal/pen.ts";
import type { CliLocale } from "./words/cli-locales.ts";

/** The lines for the score sheets of a state, and for its winner. */
export function outcomeLines<T extends GameTypes>(
  entry: GameEntry<T>,
  state: Of<T, "state">,
  cliLocale: CliLocale,
  pen: Pen,
): string[] {
  const { game } = entry;
  // A side need not be a player: `totals` has an entry for each side.
  const tableaux = game.totals(state).map((_, seat) => game.tableau(state, seat));
  return sheetLines(entry, tableaux, game.score(tableaux), cliLocale, pen);
}

/** The lines for the score sheets of these tableaux, and for the winner. */
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
    category: words.part,
    line: words.line,
    total: labels.total,
    rank: labels.rank,
  });
  return [
    ...table.split("\n"),
    "",
    pen.in(
      "bold",
      describeStandings(rank(sheets), { names: sheets.map((_, seat) => side(seat)), locale }),
    ),
  ];
}
