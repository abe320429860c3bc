import type { Location } from "../../../abyss/cards/locations.ts";
import type { Guild } from "../../../abyss/cards/lord-card.ts";
import type { Lord } from "../../../abyss/cards/lords.ts";
import { allyTexts } from "../../../abyss/words/ally-texts.ts";
import { locationTexts, type ScoringTexts } from "../../../abyss/words/location-texts.ts";
import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import { cardTexts } from "../../../kernel/words/phrases.ts";
import { cards as countedCards, points } from "../nouns.ts";
import { race } from "./expressions.ts";

const lordNames: Readonly<Record<Lord, string>> = {
  recruiter: "招募官",
  jailer: "獄卒",
  seeker: "搜尋者",
  assassin: "刺客",
  commander: "指揮官",
  tamer: "馴獸師",
  hunter: "獵人",
  "ship-master": "船主",
  trader: "貿易商",
  peddler: "小販",
  landlord: "房東",
  slaver: "人口販子",
  shopkeeper: "店主",
  shaman: "薩滿",
  invoker: "召喚師",
  apprentice: "學徒",
  oracle: "神諭者",
  alchemist: "鍊金術師",
  illusionist: "幻術師",
  "master-of-magic": "魔法大師",
  opportunist: "投機者",
  corruptor: "行賄者",
  traitor: "叛徒",
  diplomat: "外交官",
  treasurer: "司庫",
  schemer: "陰謀家",
  keeper: "飼養員",
  reaper: "收割者",
  shepherd: "牧人",
  miller: "磨坊主",
  aquaculturalist: "水產養殖者",
  landowner: "地主",
  sage: "賢者",
  hermit: "隱士",
  elder: "長老",
};

const locationNames: Readonly<Record<Location, string>> = {
  "sargasso-silos": "薩加索筒倉",
  "hydrozoa-reserves": "水螅保護區",
  parliament: "國會",
  barracks: "兵營",
  dockworks: "碼頭",
  sanctuary: "庇護所",
  "sargasso-fields": "薩加索田野",
  "oceanic-senate-assembly": "海洋元老院集會所",
  chasm: "裂谷",
  "nest-of-giant-clams": "巨蚌巢穴",
  abyss: "深淵",
  "city-of-mirrors": "鏡之城",
  "black-smokers": "黑煙囪",
  depths: "深海",
  "throne-room": "王座廳",
  jail: "監獄",
  "closed-tower": "封閉之塔",
  "lost-tower": "失落之塔",
  "chamber-of-allies": "盟友之廳",
  "coral-barrier": "珊瑚屏障",
};

const NO_POWER = "沒有能力。";

const powers: Readonly<Record<Lord, string>> = {
  recruiter: "自由時：對手的招募費用增加2。",
  jailer: "立即：每位對手從手牌棄掉1位自選的盟友。",
  seeker: "立即：每位對手將2顆珍珠歸還寶庫，不足則全部歸還。",
  assassin: "立即：使每位對手的1位自由領主失效，直到遊戲結束。",
  commander: "立即，以及自由時在對手的回合結束時：手牌超過6位盟友的對手棄到剩6位。",
  tamer: "自由時：對手與怪獸戰鬥時，獲得威脅量表前一格的獎勵。",
  hunter: "立即：從1位對手隨機拿走1個怪獸指示物。",
  "ship-master": "自由時：你的探索結束時，進入議會的每個種族讓你獲得1顆珍珠。",
  trader: "立即：獲得3顆珍珠。",
  peddler: "立即：獲得2顆珍珠。",
  landlord: "立即，以及自由時在你的回合開始時：獲得1顆珍珠。",
  slaver: "自由時，每回合一次：從手牌棄掉1位盟友，獲得2顆珍珠。",
  shopkeeper: "立即：獲得1顆珍珠。",
  shaman: "自由時：士兵的能力對你無效。",
  invoker: "立即：本回合之後你有額外回合。",
  apprentice: "立即：拿取1個議會牌堆。",
  oracle: "自由時，每回合一次：棄掉1個議會牌堆。",
  alchemist: "自由時：從議會獲得支援時，拿取2個議會牌堆。",
  illusionist: "立即：可以用你的1個地點交換1個面朝上的地點。",
  "master-of-magic": "自由時：可以連結任何一位打出的盟友，而不限於數值最低者。",
  opportunist: "自由時，每回合一次：棄掉諮議會的1位領主，換上牌庫頂的領主。",
  corruptor: "立即：可以用5顆珍珠再招募諮議會的1位領主。",
  traitor: "立即：可以棄掉你的另一位自由領主，換取諮議會的1位領主。",
  diplomat: "自由時：可以用任何種族招募，只要種族的數量正確。",
  treasurer: "自由時：你招募領主的費用減少2。",
  schemer: "立即：可以棄掉你的另一位自由領主，換取牌庫頂的領主。",
  keeper: NO_POWER,
  reaper: NO_POWER,
  shepherd: NO_POWER,
  miller: NO_POWER,
  aquaculturalist: NO_POWER,
  landowner: NO_POWER,
  sage: "立即：抽2個地點，用這位領主的鑰匙控制其中1個，另1個面朝上放置。",
  hermit: "立即：抽1個地點，用這位領主的鑰匙控制它。",
  elder: "立即：抽3個地點，用這位領主的鑰匙控制其中1個，其餘面朝上放置。",
};

const guildNames: Readonly<Record<Guild, string>> = {
  mage: "法師",
  soldier: "士兵",
  farmer: "農夫",
  merchant: "商人",
  politician: "政客",
  ambassador: "大使",
};

const scorings: ScoringTexts = {
  perLordOfGuild: ({ base, each, guild }) =>
    `${points(base)}，你的每位${wordFor(guildNames, guild)}再加${points(each)}。`,
  perAffiliatedOfRace: ({ base, each, race: id }) =>
    `${points(base)}，你連結的每位${race(id)}再加${points(each)}。`,
  perGuildRepresented: ({ each }) => `你的領主所屬的每個公會${points(each)}。`,
  copyOpponentLocation: () => "複製1位對手的1個地點，以你自己的領主與盟友計分。",
  none: () => "沒有點數。獲得時可以換成地點堆中的1個地點。",
  weakestLord: ({ times }) => `你影響力最低的領主的影響力乘以${times}。`,
  strongestLord: () => "你影響力最高的領主的影響力。",
  minusPerLord: ({ base }) => `${points(base)}，你的每位領主減${points(1)}。`,
  perLordWithKey: ({ each }) => `你的每位有鑰匙的領主${points(each)}。`,
  perLordWithoutKey: ({ each }) => `你的每位沒有鑰匙的領主${points(each)}。`,
  weakestAffiliatedPerRace: ({ base }) => `${points(base)}，再加你連結的盟友中每個種族最低的數值。`,
  minusPerAffiliated: ({ base }) => `${points(base)}，你連結的每位盟友減${points(1)}。`,
};

export const cards: AbyssWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...locationTexts(locationNames, scorings),
  ...allyTexts((id, value, copies) => ({
    name: `${race(id)}${value}`,
    text: `數值${value}的盟友（${countedCards(copies)}）。`,
  })),
  monster: { name: "怪獸", text: "與牠戰鬥以獲得獎勵，或繼續揭露並提高威脅。" },
}))();
