import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { sharedKrakenValues } from "../../../kraken/words/values.ts";
import { race } from "../abyss/expressions.ts";
import { place } from "./expressions.ts";

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

export const values: KrakenWords["values"] = {
  ...sharedKrakenValues,
  place: (on, say) => place(say, on),
  race,
};
