import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { sharedAbyssValues } from "../../../abyss/words/values.ts";
import { race, reward } from "./expressions.ts";

export const parts: AbyssWords["parts"] = {
  deck: "探索牌庫",
  discard: "探索棄牌堆",
  track: "探索量表",
  threat: "威脅",
  council: "議會",
  lordDeck: "領主牌庫",
  court: "諮議會",
  discardedLords: "棄掉的領主",
  stack: "地點堆",
  available: "面朝上的地點",
  drawn: "抽到的地點",
  tokens: "怪獸指示物",
  keyTokens: "鑰匙指示物",
  lastSeat: "最後一個回合",
  pearls: "珍珠",
  keys: "鑰匙",
  hand: "手牌",
  affiliated: "連結的盟友",
  lords: "領主",
  disabled: "失效的領主",
  locations: "地點",
  cost: "費用",
  races: "種族",
  influence: "影響力",
  allies: "盟友",
  monsters: "怪獸",
};

export const fields: AbyssWords["fields"] = {
  affiliate: "要連結的盟友",
  allies: parts.allies,
  ally: "盟友",
  count: "數量",
  discard: "要棄掉的領主",
  from: "向誰拿取",
  give: "要交出的地點",
  keyTokens: parts.keyTokens,
  location: "地點",
  lord: "領主",
  lords: parts.lords,
  reward: "獎勵",
  stack: "議會牌堆",
  stacks: "議會牌堆",
  take: "要拿取的",
};

export const values: AbyssWords["values"] = {
  ...sharedAbyssValues,
  affiliate: (ally, { name }) => (ally === null ? "無" : name(ally)),
  reward,
  stack: race,
  stacks: race,
};
