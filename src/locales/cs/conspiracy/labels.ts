import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { sharedConspiracyValues } from "../../../conspiracy/words/values.ts";
import { finiteNumber } from "../../../kernel/words/grammar.ts";
import { colour } from "./colours.ts";

export const parts: ConspiracyWords["parts"] = {
  lordDeck: "balíček vládců",
  piles: "odhazovací balíčky",
  recruits: "rekrutovaní vládci",
  locationDeck: "balíček lokací",
  available: "dostupné lokace",
  drawn: "dobrané lokace",
  pearlMaster: "Pán perel",
  order: "rozkaz: kolik vládců dobrat",
  lastSeat: "poslední tah",
  lords: "vládci",
  chamber: "komora",
  locations: "lokace",
  coats: "erby",
  pearls: "perly",
  silverKeys: "stříbrné klíče",
  goldKeys: "zlaté klíče",
  coalition: "koalice",
};

export const fields: ConspiracyWords["fields"] = {
  colour: "hromádka",
  count: "kolik",
  location: "lokace",
  lord: "vládce",
  spots: "vládci k výměně",
};

export const values: ConspiracyWords["values"] = {
  ...sharedConspiracyValues,
  colour,
  spots: (spot) => `místo ${finiteNumber(spot)}`,
};
