import { race } from "../../../abyss/words/english/nouns.ts";
import type { KrakenWords } from "../phrases.ts";
import { sharedKrakenValues } from "../values.ts";
import { placeName } from "./nouns.ts";

export const krakenParts: KrakenWords["parts"] = {
  nebulis: "nebulis",
  figure: "the Kraken figure",
  lootDeck: "loot deck",
  loot: "loot",
  discardedLoot: "discarded loot",
  sentinels: "sentinels",
};

export const krakenFields: KrakenWords["fields"] = {
  nebulis: "nebulis to pay with",
  place: "where",
  race: "race",
  sentinel: "sentinel",
  to: "to whom",
};

export const krakenValues: KrakenWords["values"] = /* @__PURE__ */ (() => ({
  ...sharedKrakenValues,
  place: (on, say) => placeName(say, on),
  race,
}))();
