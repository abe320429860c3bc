import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { sharedKrakenValues } from "../../../kraken/words/values.ts";
import { race } from "../abyss/expressions.ts";
import { place } from "./expressions.ts";

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

export const values: KrakenWords["values"] = {
  ...sharedKrakenValues,
  place: (on, say) => place(say, on),
  race,
};
