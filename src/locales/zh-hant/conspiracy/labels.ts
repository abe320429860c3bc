import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { sharedConspiracyValues } from "../../../conspiracy/words/values.ts";
import { finiteNumber } from "../../../kernel/words/grammar.ts";
import { colour } from "./colours.ts";

export const parts: ConspiracyWords["parts"] = {
  lordDeck: "領主牌庫",
  piles: "棄牌堆",
  recruits: "招募到的領主",
  locationDeck: "地點牌庫",
  available: "面朝上的地點",
  drawn: "抽到的地點",
  pearlMaster: "珍珠大師",
  order: "命令：要抽的領主",
  lastSeat: "最後一個回合",
  lords: "領主",
  chamber: "議事廳",
  locations: "地點",
  coats: "紋章",
  pearls: "珍珠",
  silverKeys: "銀鑰匙",
  goldKeys: "金鑰匙",
  coalition: "聯盟",
};

export const fields: ConspiracyWords["fields"] = {
  colour: "牌堆",
  count: "數量",
  location: "地點",
  lord: "領主",
  spots: "要交換的領主",
};

export const values: ConspiracyWords["values"] = {
  ...sharedConspiracyValues,
  colour,
  spots: (spot) => `席位${finiteNumber(spot)}`,
};
