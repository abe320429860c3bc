import type { ConspiracyWords } from "../phrases.ts";
import { colour } from "./nouns.ts";

export const conspiracyDecisions: ConspiracyWords["decisions"] = {
  recruit: (_, who) => `${who}, draw lords from the deck or take a pile`,
  place: ({ from }, who) =>
    from === "deck"
      ? `${who}, choose which of the drawn lords to place`
      : `${who}, choose which lord of the ${colour(from)} pile to place next`,
  swap: (_, who) => `${who}, swap two lords in your chamber, if you like`,
  location: (_, who) => `${who}, take an available location or draw some`,
  "keep-location": (_, who) => `${who}, choose which of the drawn locations to keep`,
  "search-locations": (_, who) => `${who}, choose a location from the deck`,
};
