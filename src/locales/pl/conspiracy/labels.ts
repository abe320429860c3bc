import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";

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
