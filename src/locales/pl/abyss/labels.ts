import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { sharedAbyssValues } from "../../../abyss/words/values.ts";
import { race, reward } from "./expressions.ts";

export const parts: AbyssWords["parts"] = {
  deck: "talia eksploracji",
  discard: "odrzucone karty eksploracji",
  track: "tor eksploracji",
  threat: "zagrożenie",
  council: "Rada",
  lordDeck: "talia lordów",
  court: "dziedziniec",
  discardedLords: "odrzuceni lordowie",
  stack: "stos miejsc",
  available: "dostępne miejsca",
  drawn: "dobrane miejsca",
  tokens: "żetony potworów",
  keyTokens: "żetony kluczy",
  lastSeat: "ostatnia tura",
  pearls: "perły",
  keys: "klucze",
  hand: "ręka",
  affiliated: "przyłączeni sojusznicy",
  lords: "lordowie",
  disabled: "obróceni lordowie",
  locations: "miejsca",
  cost: "koszt",
  races: "rasy",
  influence: "wpływ",
  allies: "sojusznicy",
  monsters: "potwory",
};

export const fields: AbyssWords["fields"] = {
  affiliate: "przyłączany sojusznik",
  allies: parts.allies,
  ally: "sojusznik",
  count: "ile",
  discard: "odrzucany lord",
  from: "od kogo",
  give: "oddawane miejsce",
  keyTokens: parts.keyTokens,
  location: "miejsce",
  lord: "lord",
  lords: parts.lords,
  reward: "nagroda",
  stack: "stos Rady",
  stacks: "stosy Rady",
  take: "co wziąć",
};

export const values: AbyssWords["values"] = {
  ...sharedAbyssValues,
  affiliate: (ally, { name }) => (ally === null ? "nikt" : name(ally)),
  reward,
  stack: race,
  stacks: race,
};
