import type { Colour } from "../../../conspiracy/cards/lords.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";

const colourNames: Readonly<Record<Colour, string>> = {
  yellow: "黃色",
  red: "紅色",
  green: "綠色",
  blue: "藍色",
  purple: "紫色",
};

export const colour = (id: string): string => wordFor(colourNames, id);
