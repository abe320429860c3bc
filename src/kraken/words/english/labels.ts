import type { KrakenWords } from "../phrases.ts";

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
