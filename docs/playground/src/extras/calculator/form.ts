import type { ScoreSheet } from "abyss-rules";
import type { ReactNode } from "react";
import type { GameId } from "../../play/games.ts";
import type { ExtrasWords } from "../words/words.ts";

/** A tableau in the making. */
export interface Editing<Tableau> {
  readonly tableau: Tableau;
  /** Replaces some of its fields. */
  readonly edit: (change: Partial<Tableau>) => void;
  /** Whose it is. */
  readonly seat: number;
  /** What a card is called, in the language of the page. */
  readonly nameOf: (card: string) => string;
}

/** How tableaux of a game are clicked together. */
export interface Form<Tableau> {
  readonly game: GameId;
  readonly Fields: (editing: Editing<Tableau>) => ReactNode;
  readonly score: (tableaux: readonly Tableau[]) => readonly ScoreSheet[];
  /** How many tableaux there are at least and at most. */
  readonly players: { readonly min: number; readonly max: number };
  readonly empty: (seat: number) => Tableau;
  /** What a side is called that is no player's. */
  readonly nameOf?: (seat: number, words: ExtrasWords["calculator"]) => string | undefined;
  /** A worked example, and the rule that has it. */
  readonly example: { readonly rule: string; readonly tableaux: readonly Tableau[] };
}
