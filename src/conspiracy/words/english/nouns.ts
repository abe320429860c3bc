// English nouns and expressions used in sentences.
import { en } from "../../../kernel/words/english.ts";
import { type Forms, wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { AnyLocation } from "../../cards/locations.ts";
import type { Colour, Lord } from "../../cards/lords.ts";

const pearl: Forms = { one: "pearl", other: "pearls" };
const lord: Forms = { one: "lord", other: "lords" };
const point: Forms = { one: "point", other: "points" };

export const pearls = (n: number): string => en.counted(n, pearl);
export const countedLords = (n: number): string => en.counted(n, lord);
export const points = (n: number): string => en.counted(n, point);

/** "blue 6 and red 2" */
export const lords = ({ name }: SayNames, ids: readonly Lord[]): string => en.and(ids.map(name));
/** The label of a location in quotes: `"7 points"`. */
export const location = ({ name }: SayNames, id: AnyLocation): string => `"${name(id)}"`;
export const locations = (say: SayNames, ids: readonly AnyLocation[]): string =>
  en.and(ids.map((id) => location(say, id)));

const colourNames: Readonly<Record<Colour, string>> = {
  yellow: "yellow",
  red: "red",
  green: "green",
  blue: "blue",
  purple: "purple",
};
export const colour = (id: string): string => wordFor(colourNames, id);
