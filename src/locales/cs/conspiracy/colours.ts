import type { Colour } from "../../../conspiracy/cards/lords.ts";
import { word } from "../../../kernel/grammar.ts";

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

export const colour = (id: string): string => word(nominative, id);
export const ofColour = (id: string): string => word(genitive, id);
export const ofColours = (id: string): string => word(genitivePlural, id);
