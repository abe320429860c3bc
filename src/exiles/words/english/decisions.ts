import { lord } from "../../../abyss/words/english/nouns.ts";
import type { ExilesWords } from "../phrases.ts";

export const exilesDecisions: ExilesWords["decisions"] = {
  recapture: (_, who) => `${who}, choose a location to take with two exiles`,
  "replace-location": (_, who) =>
    `${who}, choose an available location to replace the one you lost`,
  perjure: ({ affiliate, lord: id }, who, say) =>
    `${who}, affiliate ${say.name(affiliate)} for ${lord(say, id)}, or take a key token instead`,
  conspire: (_, who) => `${who}, recruit the top lord of the deck, or leave it there`,
};
