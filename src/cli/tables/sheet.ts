// A printed table: rows for the middle, and rows for each seat.

import type { HostLocale } from "../../host/words/phrases.ts";
import type { GameTypes } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Locale } from "../../locales/locale.ts";
import { type Row, UNBROKEN } from "../terminal/layout.ts";
import type { Pen } from "../terminal/pen.ts";
import type { TableLabels } from "../words/labels.ts";
import type { StateOrView } from "../words/words.ts";

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
  /** Lines printed below the rows, without wrapping; in words where there is no room for them. */
  readonly picture?: { readonly lines: readonly string[]; readonly inWords: readonly Row[] };
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
export const row = (
  label: string,
  text: string,
  shorter: Omit<Row, "label" | "text"> = {},
): Row[] => (text === "" ? [] : [{ label, text, ...shorter }]);

/** Joins the texts that are not empty. */
export const joinWithDots = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== "").join(" · ");

/** "pearls 3", without a line break in it. */
export const counted = (label: string, n: number): string => `${label}${UNBROKEN}${n}`;

/** Rows of one card each under one label; on a small screen only names, or names and figures. */
export const cardRows = (
  label: string,
  cards: readonly { readonly text: string; readonly brief: string; readonly least: string }[],
): Row[] =>
  row(label, cards.map(({ text }) => text).join("\n"), {
    brief: cards.map(({ brief }) => brief).join("\n"),
    least: cards.map(({ least }) => least).join(", "),
  });

/** The tiles that lie open: names and texts, or names only. */
export const tileRow = (
  { pen, name, text }: Drawing,
  label: string,
  tiles: readonly string[],
): Row[] =>
  row(
    label,
    tiles.map((tile) => `${pen.in("bold", name(tile))}: ${pen.in("dim", text(tile))}`).join("\n"),
    { brief: tiles.map(name).join(", ") },
  );

/** The least text of a list: its length. */
export const countOf = (list: readonly unknown[]): { readonly least: string } => ({
  least: String(list.length),
});
