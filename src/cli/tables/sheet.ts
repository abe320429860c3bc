// A printed table: rows for the middle, and rows for each seat.

import type { HostLocale } from "../../host/words/phrases.ts";
import type { GameTypes } from "../../kernel/contract/game.ts";
import type { Seat, Viewer } from "../../kernel/data/types.ts";
import type { Locale } from "../../locales/locale.ts";
import { type Row, rowLines, UNBROKEN, wrap } from "../terminal/layout.ts";
import type { Pen } from "../terminal/pen.ts";
import type { CliLocale } from "../words/cli-locales.ts";
import type { TableLabels } from "../words/labels.ts";
import type { StateOrView, Words } from "../words/words.ts";

/** The parts of the tables of all games. */
type Part = {
  [G in Exclude<keyof Locale, keyof HostLocale>]: keyof Locale[G]["parts"];
}[Exclude<keyof Locale, keyof HostLocale>];

/** What the functions that draw a table need. */
export interface Drawing {
  readonly pen: Pen;
  readonly labels: TableLabels;
  /** The name of a part of the table. */
  part(name: Part): string;
  /** The same with a capital letter, for the beginning of a row. */
  title(name: Part): string;
  /** The name of a card; its id if it is unknown. */
  name(card: string): string;
  /** The text of a card. */
  text(card: string): string;
  player(seat: Seat): string;
}

/** A printed table. */
export interface Sheet {
  readonly middle: readonly Row[];
  readonly seats: readonly SeatSheet[];
}

/** The area of a player. */
export interface SeatSheet {
  /** Figures next to the player's name. */
  readonly figures: readonly string[];
  readonly rows: readonly Row[];
  /** Lines printed below the rows, without wrapping. */
  readonly picture?: readonly string[];
}

/** Adds the rows of a layer to the table of the game below. */
export const extendSheet = (below: Sheet, added: Sheet): Sheet => ({
  middle: [...below.middle, ...added.middle],
  seats: below.seats.map((seat, i) => ({
    ...seat,
    figures: [...seat.figures, ...(added.seats[i]?.figures ?? [])],
    rows: [...seat.rows, ...(added.seats[i]?.rows ?? [])],
  })),
});

/** Draws the table of a game. */
export type Draw<T extends GameTypes> = (at: StateOrView<T>, drawing: Drawing) => Sheet;

/** A row, or none if the text is empty. */
export const row = (label: string, text: string): Row[] => (text === "" ? [] : [{ label, text }]);

/** Joins the texts that are not empty. */
export const joinWithDots = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== "").join(" · ");

/** "pearls 3", without a line break in it. */
export const counted = (label: string, n: number): string => `${label}${UNBROKEN}${n}`;

const INDENT = 2;

/** The lines of a table as a viewer sees it. */
export function tableLines<T extends GameTypes>(
  draw: Draw<T>,
  at: StateOrView<T>,
  viewer: Viewer,
  { pen, words, cliLocale }: { pen: Pen; words: Words<T>; cliLocale: CliLocale },
): string[] {
  const { locale, labels } = cliLocale;
  const drawing: Drawing = {
    pen,
    labels: labels.table,
    part: words.part,
    title: (name) => locale.label(words.part(name)),
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
      ...wrap(joinWithDots(pen.in("bold", nameOf(seat)), ...figures), pen.columns),
      ...[...rowLines(dimmed(pen, rows), pen.columns - INDENT), ...picture].map(
        (line) => `  ${line}`,
      ),
    ]),
  ];
}

const dimmed = (pen: Pen, rows: readonly Row[]): Row[] =>
  rows.map(({ label, text }) => ({ label: pen.in("dim", label), text }));

/** Rows of one paragraph each, under one label. */
export const paragraphs = (label: string, texts: readonly string[]): Row[] =>
  texts.map((text, i) => ({ label: i === 0 ? label : "", text }));
