import type { TableWords } from "./words.ts";

const kinds: TableWords["kinds"] = {
  jellyfish: "水母",
  crab: "螃蟹",
  seahorse: "海馬",
  shellfish: "貝類",
  squid: "烏賊",
  kraken: "克拉肯",
};

const colours: TableWords["colours"] = {
  yellow: "黃色",
  red: "紅色",
  green: "綠色",
  blue: "藍色",
  purple: "紫色",
};

export const zhHant: TableWords = {
  kinds,
  guilds: {
    mage: "法師",
    soldier: "士兵",
    farmer: "農夫",
    merchant: "商人",
    politician: "政客",
    ambassador: "大使",
    smuggler: "走私者",
  },
  colours,
  exile: "流放者",

  court: "諮議會",
  lordDeck: "領主牌庫",
  exploration: "探索",
  explorationDeck: "探索牌庫",
  explorationDiscard: "探索棄牌堆",
  council: "議會",
  threat: "威脅",
  locations: "地點",
  locationStack: "地點堆",
  drawnLocations: "抽出的地點：將控制其中一個",
  searchedLocations: "地點堆中",
  exileDeck: "流放者牌庫",
  lootDeck: "戰利品牌庫",
  sentinels: "哨兵",
  recruits: "招募到的領主",
  piles: "棄牌堆",
  locationDeck: "地點牌庫",
  setAside: "移到一旁",

  hand: "手牌",
  freeLords: "自由領主",
  disabled: "失效",
  affiliated: "連結的盟友",
  ownLocations: "地點",
  exiles: "流放者",
  pearls: "珍珠",
  keys: "鑰匙",
  silverKeys: "銀鑰匙",
  goldKeys: "金鑰匙",
  monsterTokens: "怪獸指示物",
  nebulis: "黑珠",
  figure: "克拉肯模型",
  pearlMaster: "珍珠大師",
  replayToken: "額外回合指示物",
  coatOfArms: "紋章",
  loot: "戰利品",
  influence: "影響力",
  itsTurn: "回合",
  lastTurn: "最後一個回合",
  nothing: "無",

  count: (what, n) => `${what}：${n}`,
  cost: (value, races, required) =>
    `費用${value}，${races}個種族${required ? `，須有${kinds[required]}` : ""}`,
  threatSpace: (space, rewards) => `威脅${space}：${rewards}`,
  reward: ({ keys, pearls, tokens }) =>
    [
      ...(keys ? [`${keys}個鑰匙指示物`] : []),
      ...(pearls ? [`${pearls}顆珍珠`] : []),
      ...(tokens ? [`${tokens}個怪獸指示物`] : []),
    ].join("、"),
  stackOf: (race, cards) => `${kinds[race]}議會牌堆：${cards}張`,
  pileOf: (colour, influences) =>
    `${colours[colour]}棄牌堆：${influences.length ? influences.join("、") : "空"}`,
  onSpot: (spot) => `席位${spot}`,
  mustDraw: (by, lords) => `${by}的命令：其他玩家必須抽${lords}位領主`,
  reservedBy: (player) => `${player}已保留`,
  sentinel: "哨兵",
};
