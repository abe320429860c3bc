// The texts of values that are worded alike in every language.
import type { Seat } from "../data/types.ts";
import { finiteNumber } from "./grammar.ts";
import type { SayNames } from "./phrases.ts";

/** Names a card. */
export const cardValue = (card: string, { name }: SayNames): string => name(card);

/** Names the player in a seat. */
export const playerValue = (seat: Seat, { player }: SayNames): string => player(seat);

/** Writes a number. */
export const numberValue = (n: number): string => String(finiteNumber(n));
