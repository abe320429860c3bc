import type { AbyssWords } from "../phrases.ts";
import { sharedAbyssValues } from "../values.ts";
import { race, reward } from "./nouns.ts";

export const abyssParts: AbyssWords["parts"] = {
  deck: "exploration deck",
  discard: "exploration discard",
  track: "exploration track",
  threat: "threat",
  council: "council",
  lordDeck: "lord deck",
  court: "court",
  discardedLords: "discarded lords",
  stack: "location stack",
  available: "available locations",
  drawn: "drawn locations",
  tokens: "monster tokens",
  keyTokens: "key tokens",
  lastSeat: "last turn",
  pearls: "pearls",
  keys: "keys",
  hand: "hand",
  affiliated: "affiliated allies",
  lords: "lords",
  disabled: "disabled lords",
  locations: "locations",
  cost: "cost",
  races: "races",
  influence: "influence",
  allies: "allies",
  monsters: "monsters",
};

export const abyssFields: AbyssWords["fields"] = {
  affiliate: "ally to affiliate",
  allies: abyssParts.allies,
  ally: "ally",
  count: "how many",
  discard: "lord to discard",
  from: "from whom",
  give: "location to give",
  keyTokens: abyssParts.keyTokens,
  location: "location",
  lord: "lord",
  lords: abyssParts.lords,
  reward: "reward",
  stack: "council stack",
  stacks: "council stacks",
  take: "what to take",
};

export const abyssValues: AbyssWords["values"] = /* @__PURE__ */ (() => ({
  ...sharedAbyssValues,
  affiliate: (ally, { name }) => (ally === null ? "none" : name(ally)),
  reward,
  stack: race,
  stacks: race,
}))();
