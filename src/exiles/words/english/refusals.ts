import type { AnyLocation } from "../../../abyss/cards/locations.ts";
import { en } from "../../../kernel/words/english.ts";
import type { ExilesWords } from "../phrases.ts";
import { TOP_LOCATION } from "./labels.ts";

export const exilesRefusals: ExilesWords["refusals"] = {
  "exile-deck-empty": () => "there is no exile left in the deck",
  "exile-not-in-court": ({ exile: id }, { exile }) => `the ${exile(id)} is not in the court`,
  "not-two-free-exiles": ({ exiles, free }, { exile }) => {
    const all = (ids: readonly string[]) => en.and(ids.map((id) => `the ${exile(id)}`));
    return `two different free exiles are needed (${all(free)}), not ${all(exiles) || "none"}`;
  },
  "location-not-to-be-taken": ({ location, locations }, { name }) => {
    const text = (one: AnyLocation | null) => (one === null ? `the ${TOP_LOCATION}` : name(one));
    return `${text(location)} cannot be taken, only ${en.or(locations.map(text))}`;
  },
  "location-not-available": ({ location }, { name }) => `${name(location)} is not available`,
};
