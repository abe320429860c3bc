// The table of a position written by hand, derived from the table of a view.

import type { Deck } from "../components/deck.ts";

/**
 * The table of a position, from the table of a view and the names of its decks. Only `seats` is required. In the
 * area of a player, and in an object such as the turn, every field is optional; decks are as in `Deck`.
 * Comments of the table's fields are kept, so they say what happens if a position leaves them out.
 *
 * @example
 * ```ts
 * interface Layout extends LayoutOf<TableView, "deck" | "lordDeck"> {}
 * ```
 */
export type LayoutOf<Table, Decks extends keyof Table = never> = {
  readonly [K in keyof Table as K extends "seats" ? K : never]: Areas<Table[K]>;
} & {
  readonly [K in keyof Table as K extends "seats" ? never : K]?: K extends Decks
    ? DeckOf<Table[K]>
    : Part<Table[K]>;
};

type Areas<Seats> = Seats extends readonly (infer Area)[]
  ? readonly Readonly<Partial<Area>>[]
  : never;

type DeckOf<Cards> = Cards extends readonly (infer Card)[] ? Deck<Exclude<Card, null>> : never;

/** A list or a value is given as a whole, an object in part. */
type Part<T> = [T] extends [string | number | boolean | null | readonly unknown[]]
  ? T
  : [T] extends [object]
    ? Readonly<Partial<T>>
    : T;
