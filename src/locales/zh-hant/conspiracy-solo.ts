import { textsOfOpponents } from "../../conspiracy-solo/words/card-texts.ts";
import type { ConspiracySoloWords } from "../../conspiracy-solo/words/phrases.ts";
import { colour } from "./conspiracy/colours.ts";
import { chinese } from "./language.ts";
import { points as countedPoints, lords } from "./nouns.ts";

const cards: ConspiracySoloWords["cards"] = /* @__PURE__ */ textsOfOpponents({
  names: {
    farmer: "農夫",
    soldier: "士兵",
    merchant: "商人",
    politician: "政客",
    mage: "法師",
  },
  conditions: {
    many: "2位以上的領主",
    keys: "鑰匙",
    pearls: "珍珠",
    red: "紅色領主",
    six: "影響力為6的領主",
    coalition: "3位以上的聯盟",
  },
  worth: {
    farmer: "沒有點數。",
    soldier: "1點，其每位紅色領主再加2點。當它拿取紅色棄牌堆時，你在下個回合必須招募牌庫頂的領主。",
    merchant: "其每對珍珠1點。",
    politician: "其影響力最高的領主的影響力。",
    mage: "其每個地點1點。任意2把鑰匙就足以獲得地點。",
  },
  text: (conditions, worth) =>
    `依序尋找，拿取擁有最多所尋之物的棄牌堆：${conditions.join("；")}。${worth}`,
});

export const conspiracySolo: ConspiracySoloWords = {
  terms: {
    opponent: (name) => name ?? "對手",
    worth: (points) => `${countedPoints(points)}。`,
  },
  events: {
    "game-started": ({ first }, { player }) => `單人模式開始，起始的是${player(first)}`,
    "opponent-appeared": ({ opponent: id }, { name, opponent }) =>
      `傳奇對手是${opponent(name(id))}`,
    "order-given": ({ draw }) => `下個回合必須從牌庫抽${lords(draw)}`,
    "replay-token-won": ({ seat }, { player }) => `${player(seat)}組成新的聯盟，獲得額外回合指示物`,
    "replay-token-used": ({ seat }, { player }) =>
      `${player(seat)}歸還額外回合指示物，進行一個額外回合`,
    "end-triggered": ({ seat }, { player }) => `${player(seat)}的議事廳已滿：另一方有最後一個回合`,
  },
  refusals: {
    "pile-not-wanted": ({ colour: id, colours }) =>
      `對手不拿取${colour(id)}棄牌堆，只能選擇${chinese.or(colours.map(colour))}`,
  },
  actionTypes: {
    "use-replay-token": "使用額外回合指示物",
    "keep-replay-token": "保留額外回合指示物",
  },
  actions: {
    "use-replay-token": () => "使用額外回合指示物",
    "keep-replay-token": () => "保留額外回合指示物",
  },
  decisions: {
    "opponent-pile": ({ colours }, who) =>
      `${who}：請選擇對手拿取的棄牌堆：${chinese.or(colours.map(colour))}`,
    replay: (_, who) => `${who}：請使用額外回合指示物，或將其保留`,
  },
  fields: {},
  values: {},
  parts: {
    opponent: "對手",
    replayToken: "額外回合指示物",
    card: "卡牌",
  },
  lines: { card: ({ source }, { name, opponent }) => `${opponent(name(source))}的卡牌` },
  cards,
};
