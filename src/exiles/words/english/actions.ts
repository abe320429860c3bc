import { PLOT_PEARLS } from "../../../abyss/cards/numbers.ts";
import { paying } from "../../../abyss/words/english/actions.ts";
import { pearls } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import type { ExilesWords } from "../phrases.ts";
import { TOP_LOCATION } from "./labels.ts";

export const exilesActionTypes: ExilesWords["actionTypes"] = {
  "plot-exile": "plot for an exile",
  "recruit-exile": "recruit an exile",
  conspire: "recruit the top lord of the deck",
  recapture: "recapture a location",
  "replace-location": "take an available location",
  "take-key-token": "take a key token",
  affiliate: "affiliate an ally",
  "leave-lord": "leave the lord on the deck",
};

export const exilesActions: ExilesWords["actions"] = {
  "plot-exile": () => `bring the top exile to court for ${pearls(PLOT_PEARLS)}`,
  "recruit-exile": (action, say) => `recruit the ${say.exile(action.exile)} ${paying(say, action)}`,
  conspire: (action, say) => `recruit the top lord of the deck ${paying(say, action)}`,
  recapture: ({ location, exiles }, { name, exile }) =>
    `take ${location === null ? `the ${TOP_LOCATION}` : name(location)} with ${en.and(exiles.map((id) => `the ${exile(id)}`))}`,
  "replace-location": ({ location }, { name }) => `take ${name(location)}`,
  "take-key-token": () => "take a key token",
  affiliate: () => "affiliate the ally",
  "leave-lord": () => "leave the lord on the deck",
};
