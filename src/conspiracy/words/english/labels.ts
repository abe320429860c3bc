import { finiteNumber } from "../../../kernel/words/grammar.ts";
import type { ConspiracyWords } from "../phrases.ts";
import { sharedConspiracyValues } from "../values.ts";
import { colour } from "./nouns.ts";

export const conspiracyParts: ConspiracyWords["parts"] = {
  lordDeck: "lord deck",
  piles: "discard piles",
  recruits: "recruits",
  locationDeck: "location deck",
  available: "available locations",
  drawn: "drawn locations",
  pearlMaster: "Pearl Master",
  order: "order: lords to draw",
  lastSeat: "last turn",
  lords: "lords",
  chamber: "chamber",
  locations: "locations",
  coats: "coats of arms",
  pearls: "pearls",
  silverKeys: "silver keys",
  goldKeys: "gold keys",
  coalition: "coalition",
};

export const conspiracyFields: ConspiracyWords["fields"] = {
  colour: "pile",
  count: "how many",
  location: "location",
  lord: "lord",
  spots: "lords to swap",
};

export const conspiracyValues: ConspiracyWords["values"] = /* @__PURE__ */ (() => ({
  ...sharedConspiracyValues,
  colour,
  spots: (spot) => `spot ${finiteNumber(spot)}`,
}))();
