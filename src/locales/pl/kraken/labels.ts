import type { KrakenWords } from "../../../kraken/words/phrases.ts";

export const parts: KrakenWords["parts"] = {
  nebulis: "nebulisy",
  figure: "figurka Krakena",
  lootDeck: "talia łupów",
  loot: "łupy",
  discardedLoot: "odrzucone łupy",
  sentinels: "strażnicy",
};

export const fields: KrakenWords["fields"] = {
  nebulis: "ile nebulisów zapłacić",
  place: "gdzie",
  race: "rasa",
  sentinel: "strażnik",
  to: "dla kogo",
};
