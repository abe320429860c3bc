import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { sharedKrakenValues } from "../../../kraken/words/values.ts";
import { race } from "../abyss/expressions.ts";
import { place } from "./expressions.ts";

export const parts: KrakenWords["parts"] = {
  nebulis: "黑珠",
  figure: "克拉肯模型",
  lootDeck: "戰利品牌庫",
  loot: "戰利品",
  discardedLoot: "棄掉的戰利品",
  sentinels: "哨兵",
};

export const fields: KrakenWords["fields"] = {
  nebulis: "支付的黑珠",
  place: "放置處",
  race: "種族",
  sentinel: "哨兵",
  to: "給誰",
};

export const values: KrakenWords["values"] = {
  ...sharedKrakenValues,
  place: (on, say) => place(say, on),
  race,
};
