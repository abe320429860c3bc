import type { Colour } from "../../../conspiracy/cards/lords.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";

/** "žlutý" */
const nominative: Readonly<Record<Colour, string>> = {
  yellow: "žlutý",
  red: "červený",
  green: "zelený",
  blue: "modrý",
  purple: "fialový",
};
/** "žlutého" */
const genitive: Readonly<Record<Colour, string>> = {
  yellow: "žlutého",
  red: "červeného",
  green: "zeleného",
  blue: "modrého",
  purple: "fialového",
};
/** "žlutých" */
const genitivePlural: Readonly<Record<Colour, string>> = {
  yellow: "žlutých",
  red: "červených",
  green: "zelených",
  blue: "modrých",
  purple: "fialových",
};

export const colour = (id: string): string => wordFor(nominative, id);
export const ofColour = (id: string): string => wordFor(genitive, id);
export const ofColours = (id: string): string => wordFor(genitivePlural, id);
