import type { TableWords } from "./words.ts";

export const zhHant: TableWords = {
  guilds: {
    mage: "法師",
    soldier: "士兵",
    farmer: "農夫",
    merchant: "商人",
    politician: "政客",
    ambassador: "大使",
    smuggler: "走私者",
  },
  kraken: "克拉肯",
  exile: "流放者",

  exploration: "探索",
  drawnLocations: "抽出的地點：將控制其中一個",
  searchedLocations: "地點堆中",

  freeLords: "自由領主",
  disabled: "失效",
  coatOfArms: "紋章",
  itsTurn: "回合",
  discard: "棄牌",
  nothing: "無",

  count: (what, n) => `${what}：${n}`,
  cost: (value, races, required) =>
    `費用${value}，${races}個種族${required ? `，須有${required}` : ""}`,
  threatSpace: (space, rewards) => `威脅${space}：${rewards}`,
  stackOf: (race, cards) => `${race}議會牌堆：${cards}張`,
  pileOf: (colour, influences) =>
    `${colour}棄牌堆：${influences.length ? influences.join("、") : "空"}`,
  mustDraw: (by, lords) => `${by}的命令：其他玩家必須抽${lords}位領主`,
  reservedBy: (player) => `${player}已保留`,
  belongingsOf: (player) => `${player}的全部物品`,
  sentinel: "哨兵",
  border: {
    empty: (space) => `邊界${space}號格：空`,
    space: (space) => `邊界${space}號格`,
    lifeLeft: (resistances, lost) =>
      `剩餘抵抗力：${resistances.join("、")}${lost > 0 ? `（已失去${lost}個生命點）` : ""}`,
    coming: "來襲",
    attacking: "攻擊中",
  },
};
