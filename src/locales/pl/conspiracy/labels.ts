import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { sharedConspiracyValues } from "../../../conspiracy/words/values.ts";
import { finiteNumber } from "../../../kernel/words/grammar.ts";
import { colour } from "./colours.ts";

export const parts: ConspiracyWords["parts"] = {
  lordDeck: "talia lordów",
  piles: "stosy kart odrzuconych",
  recruits: "rekrutowani lordowie",
  locationDeck: "talia miejsc",
  available: "dostępne miejsca",
  drawn: "dobrane miejsca",
  pearlMaster: "Władca pereł",
  order: "rozkaz: ilu lordów dobrać",
  lastSeat: "ostatnia tura",
  lords: "lordowie",
  chamber: "izba",
  locations: "miejsca",
  coats: "herby",
  pearls: "perły",
  silverKeys: "srebrne klucze",
  goldKeys: "złote klucze",
  coalition: "koalicja",
};

export const fields: ConspiracyWords["fields"] = {
  colour: "stos",
  count: "ile",
  location: "miejsce",
  lord: "lord",
  spots: "lordowie do zamiany",
};

export const values: ConspiracyWords["values"] = {
  ...sharedConspiracyValues,
  colour,
  spots: (spot) => `miejsce ${finiteNumber(spot)}`,
};
