import type { Location } from "../../../conspiracy/cards/locations.ts";
import { type CardParts, textsOfCards } from "../../../conspiracy/words/card-texts.ts";
import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { chinese } from "../language.ts";
import { pearls as countedPearls, points as countedPoints, lords } from "../nouns.ts";
import { colour } from "./colours.ts";

const locationNames: Readonly<Record<Location, string>> = {
  "seven-points": "7點",
  "five-points-one-pearl": "5點與1顆珍珠",
  "four-points-two-pearls": "4點與2顆珍珠",
  "three-points-three-pearls": "3點與3顆珍珠",
  "silver-keys": "銀鑰匙數",
  "gold-keys": "金鑰匙數",
  "pearl-pairs": "成對的珍珠",
  locations: "控制的地點",
  "force-one": "對手招募牌庫頂的領主",
  "force-two": "對手從牌庫頂2位領主中擇一",
  "reshuffle-lords": "將棄置的領主洗回牌庫",
  "reshuffle-locations": "將面朝上的地點洗回牌庫",
  "any-two-keys": "任意2把鑰匙",
  "search-deck": "從地點牌庫挑選",
  "best-yellow": "影響力最高的黃色領主",
  "best-red": "影響力最高的紅色領主",
  "best-green": "影響力最高的綠色領主",
  "best-blue": "影響力最高的藍色領主",
  "best-purple": "影響力最高的紫色領主",
  "count-yellow": "黃色領主數",
  "count-red": "紅色領主數",
  "count-green": "綠色領主數",
  "count-blue": "藍色領主數",
  "count-purple": "紫色領主數",
  "group-of-ones": "相鄰的1點領主",
  "group-of-twos": "相鄰的2點領主",
  "group-of-threes": "相鄰的3點領主",
  "group-of-fours": "相鄰的4點領主",
  "zeros-and-sixes": "0點或6點的領主",
};

const parts: CardParts = {
  lord: (id, influence) => `${colour(id)}${influence}`,
  abilities: {
    swap: () => "可以交換你的議事廳中2位沒有鑰匙的領主。",
    key: ({ key }) => (key === "silver" ? "1把銀鑰匙。" : "1把金鑰匙。"),
    pearls: ({ pearls }) => `獲得${countedPearls(pearls)}。`,
    reveal: () => "將牌庫頂的領主放到其顏色的棄牌堆。",
  },
  scorings: {
    points: ({ points }) => `${countedPoints(points)}。`,
    perKey: ({ key, each }) =>
      `你的議事廳中每把${key === "silver" ? "銀" : "金"}鑰匙${countedPoints(each)}。`,
    perPearlPair: ({ each }) => `每對珍珠${countedPoints(each)}。`,
    perLocation: ({ each }) => `你的每個地點${countedPoints(each)}，包括這個地點。`,
    bestOfColour: ({ colour: id }) => `你影響力最高的${colour(id)}領主的影響力。`,
    perLordOfColour: ({ colour: id, base, each }) =>
      `${countedPoints(base)}，你的每位${colour(id)}領主再加${countedPoints(each)}。`,
    perLordOfGroup: ({ influence, each }) =>
      `你最大的一群相鄰且影響力為${influence}的領主，每位${countedPoints(each)}。`,
    perLordOfInfluence: ({ influences, base, each }) =>
      `${countedPoints(base)}，你的每位影響力為${chinese.or(influences.map(String))}的領主再加${countedPoints(each)}。`,
  },
  effects: {
    pearls: ({ pearls }) => `立即：獲得${countedPearls(pearls)}。`,
    order: ({ draw }) =>
      draw === 1
        ? "直到你的下個回合，每位對手必須招募牌庫頂的領主並放置。"
        : `直到你的下個回合，每位對手必須抽牌庫頂的${lords(draw)}並放置其中1位。`,
    reshuffleLords: () => "立即：將所有棄牌堆洗入領主牌庫。",
    reshuffleLocations: () => "立即：將所有面朝上的地點洗入地點牌庫。",
    anyTwoKeys: () => "從現在起，任意2把鑰匙就足以獲得地點。",
    searchDeck: () => "從現在起，你查看地點牌庫並拿取自選的地點。",
  },
  both: (scoring, effect) => `${scoring}${effect}`,
};

export const cards: ConspiracyWords["cards"] = /* @__PURE__ */ textsOfCards(locationNames, parts);
