import type { ScoreSheet } from "abyss-rules";
import type { CardId } from "abyss-rules/games";
import type { Locale } from "abyss-rules/locales/en";
import type { ReactNode } from "react";
import type { GameId } from "../../play/games/games.ts";

/** A tableau being edited. */
export interface Editing<Tableau> {
  readonly tableau: Tableau;
  /** Replaces some of its fields. (A method, so that fields that games share can be edited in each of them.) */
  edit(change: Partial<Tableau>): void;
  /** The points that the tableau gains by a change; `undefined` if the result is not possible. */
  gain(change: Partial<Tableau>): number | undefined;
  /** The seat of its player. */
  readonly seat: number;
  /** The name of a card in the language of the page. */
  readonly nameOf: (card: CardId) => string;
}

/** The form for the tableaux of a game. */
export interface Form<Tableau> {
  readonly game: GameId;
  readonly Fields: (editing: Editing<Tableau>) => ReactNode;
  readonly score: (tableaux: readonly Tableau[]) => readonly ScoreSheet[];
  /** The number of tableaux, if it is fixed; otherwise there are 1 to as many as the game has seats. */
  readonly sides?: number;
  readonly empty: (seat: number) => Tableau;
  /** The name of a side that is not a player. */
  readonly nameOf?: (seat: number, locale: Locale) => string | undefined;
  /** A worked example, and its rule. */
  readonly example: { readonly rule: string; readonly tableaux: readonly Tableau[] };
}
