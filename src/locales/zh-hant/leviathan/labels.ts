import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { sharedLeviathanValues } from "../../../leviathan/words/values.ts";
import { race } from "../abyss/expressions.ts";
import { tokenOf } from "./expressions.ts";

export const parts: LeviathanWords["parts"] = {
  border: "邊界",
  leviathanDeck: "利維坦牌庫",
  discardedLeviathans: "棄掉的利維坦",
  leviathanTokens: "利維坦指示物",
  revealedTokens: "已揭露的利維坦指示物",
  killed: "殺死的利維坦",
  wounds: "傷口",
  scourge: "天譴模型",
  fight: "戰鬥",
};

export const fields: LeviathanWords["fields"] = {
  leviathan: "利維坦",
  pearls: "支付的珍珠",
  baseTokens: "要抽的怪獸指示物",
  token: "指示物",
  stack: "議會牌堆",
  supply: "指示物的種類",
  to: "給誰",
  space: "邊界的格子",
};

export const values: LeviathanWords["values"] = {
  ...sharedLeviathanValues,
  stack: (stack) => (stack === null ? "無" : race(stack)),
  supply: tokenOf,
};
