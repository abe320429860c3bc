import type { KrakenWords } from "../../../kraken/words/phrases.ts";

export const parts: KrakenWords["parts"] = {
  nebulis: "nebuly",
  figure: "figurka krakena",
  lootDeck: "balíček kořisti",
  loot: "kořist",
  discardedLoot: "odhozená kořist",
  sentinels: "strážci",
};

export const fields: KrakenWords["fields"] = {
  nebulis: "kolik nebul zaplatit",
  place: "kam",
  race: "rasa",
  sentinel: "strážce",
  to: "komu",
};
