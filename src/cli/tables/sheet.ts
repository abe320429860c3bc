// A table as it is drawn: rows for what lies in the middle, and rows for each seat.
import type { GameTypes } from "../../kernel/contract/game.ts";
import type { Seat, Viewer } from "../../kernel/data/types.ts";
import { type Row, rowLines, UNBROKEN, wrap } from "../terminal/layout.ts";
import type { Pen } from "../terminal/pen.ts";
import type { CliLocale } from "../words/cli-locales.ts";
import type { TableLabels } from "../words/labels.ts";
import type { At, Words } from "../words/words.ts";

/** What a table is drawn with. */
export interface Drawing {
  readonly pen: Pen;
  readonly labels: TableLabels;
  /** What a card is called; its id, if it is unknown. */
  name(card: string): string;
  /** What a card does. */
  text(card: string): string;
  player(seat: Seat): string;
}

/** A table. */
export interface Sheet {
  readonly middle: readonly Row[];
  readonly seats: readonly SeatSheet[];
}

/** What lies in front of a player. */
export interface SeatSheet {
  /** Figures, beside the name of the player. */
  readonly figures: readonly string[];
  readonly rows: readonly Row[];
  /** Lines that are drawn below the rows as they are. */
  readonly picture?: readonly string[];
}

/** The table of a layer on that of the game below. */
export const over = (below: Sheet, own: Sheet): Sheet => ({
  middle: [...below.middle, ...own.middle],
  seats: below.seats.map((seat, i) => ({
    ...seat,
    figures: [...seat.figures, ...(own.seats[i]?.figures ?? [])],
    rows: [...seat.rows, ...(own.seats[i]?.rows ?? [])],
  })),
});

/** What draws the table of a game. */
export type Draw<T extends GameTypes> = (at: At<T>, drawing: Drawing) => Sheet;

/** A row, unless there is nothing to tell. */
export const row = (label: string, text: string): Row[] => (text === "" ? [] : [{ label, text }]);

/** Things beside each other; nothing for what is empty. */
export const beside = (...things: readonly string[]): string =>
  things.filter((thing) => thing !== "").join(" · ");

/** "pearls 3", in one line. */
export const counted = (label: string, n: number): string => `${label}${UNBROKEN}${n}`;

const INDENT = 2;

/** The lines of a table, as a viewer sees it. */
export function tableLines<T extends GameTypes>(
  draw: Draw<T>,
  at: At<T>,
  viewer: Viewer,
  { pen, words, tongue }: { pen: Pen; words: Words<T>; tongue: CliLocale },
): string[] {
  const { labels } = tongue;
  const drawing: Drawing = {
    pen,
    labels: labels.table,
    name: (card) => words.card(card, at)?.name ?? card,
    text: (card) => words.card(card, at)?.text ?? "",
    player: (seat) => words.player(seat, at),
  };
  const { middle, seats } = draw(at, drawing);
  const nameOf = (seat: Seat) =>
    `${words.player(seat, at)}${seat === viewer ? ` (${labels.person})` : ""}`;
  return [
    ...rowLines(dimmed(pen, middle), pen.columns),
    ...seats.flatMap(({ figures, rows, picture = [] }, seat) => [
      "",
      ...wrap(beside(pen.in("bold", nameOf(seat)), ...figures), pen.columns),
      ...[...rowLines(dimmed(pen, rows), pen.columns - INDENT), ...picture].map(
        (line) => `  ${line}`,
      ),
    ]),
  ];
}

const dimmed = (pen: Pen, rows: readonly Row[]): Row[] =>
  rows.map(({ label, text }) => ({ label: pen.in("dim", label), text }));

/** A list of things that each have a paragraph, below one label. */
export const paragraphs = (label: string, texts: readonly string[]): Row[] =>
  texts.map((text, i) => ({ label: i === 0 ? label : "", text }));
