import type { Colour } from "../../../conspiracy/cards/lords.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";

/** "żółty" */
const nominative: Readonly<Record<Colour, string>> = {
  yellow: "żółty",
  red: "czerwony",
  green: "zielony",
  blue: "niebieski",
  purple: "fioletowy",
};
/** "żółtego" */
const genitive: Readonly<Record<Colour, string>> = {
  yellow: "żółtego",
  red: "czerwonego",
  green: "zielonego",
  blue: "niebieskiego",
  purple: "fioletowego",
};
/** "żółtych" */
const genitivePlural: Readonly<Record<Colour, string>> = {
  yellow: "żółtych",
  red: "czerwonych",
  green: "zielonych",
  blue: "niebieskich",
  purple: "fioletowych",
};

export const colour = (id: string): string => wordFor(nominative, id);
export const ofColour = (id: string): string => wordFor(genitive, id);
export const ofColours = (id: string): string => wordFor(genitivePlural, id);
