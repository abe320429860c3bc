import { type CardText, cardTexts } from "../../../kernel/words/phrases.ts";
import type { KrakenLocation } from "../../../kraken/cards/locations.ts";
import type { KrakenLord } from "../../../kraken/cards/lords.ts";
import {
  type ByLoot,
  krakenTexts,
  lootTexts,
  sentinelTexts,
} from "../../../kraken/words/card-texts.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { nebulis } from "../nouns.ts";

const lordNames: Readonly<Record<KrakenLord, string>> = {
  ferryman: "擺渡人",
  outlaw: "法外之徒",
  counterfeiter: "偽造者",
  fence: "銷贓人",
  cleaner: "清理者",
  watcher: "守望者",
  vigil: "守夜人",
  lookout: "瞭望者",
  shareholder: "股東",
  inheritor: "繼承人",
  hypnotist: "催眠師",
  healer: "治療師",
  highwayman: "攔路強盜",
  executioner: "劊子手",
  recipient: "受領者",
  liberator: "解放者",
  grower: "種植者",
  "oyster-farmer": "牡蠣養殖者",
};

const locationNames: Readonly<Record<KrakenLocation, string>> = {
  "gambling-den": "地下賭場",
  "krakens-lair": "克拉肯巢穴",
  "cetacean-graveyard": "鯨類墓地",
  "abandoned-convoy": "廢棄商隊",
  megalodon: "巨齒鯊",
  battlefield: "戰場",
};

const NO_POWER = "沒有能力。";
const SENTINEL = "立即：拿取這位領主的哨兵指示物和1顆黑珠，再放置該指示物。";
const LOOT = "獲得時搜索戰利品牌庫。價值為其上戰利品的總和。";

const powers: Readonly<Record<KrakenLord, string>> = {
  ferryman: "自由時，每回合一次：歸還1顆黑珠，獲得1顆珍珠。",
  outlaw: "自由時：你的每次支付可以包含2顆黑珠。",
  counterfeiter: "自由時：即使留下珍珠，也可以支付1顆黑珠。",
  fence: "立即：將你的黑珠給每位對手各1顆。",
  cleaner: "遊戲結束時若自由：你手牌中的克拉肯不會帶來黑珠。",
  watcher: SENTINEL,
  vigil: SENTINEL,
  lookout: SENTINEL,
  shareholder: "自由時：每當對手招募領主，獲得1顆珍珠。",
  inheritor: "立即：獲得5顆珍珠。",
  hypnotist: "自由時：在對手的每個回合可以購買2位盟友。",
  healer: "立即：從探索棄牌堆將1位自選的盟友拿到手上。",
  highwayman: "自由時：每當對手一次獲得2顆以上的珍珠，從該對手拿走1顆珍珠。",
  executioner: "立即：指定1個種族；每位對手棄掉1位已連結的該種族盟友。",
  recipient: "自由時，每回合一次：讓牌庫頂的領主進入諮議會的空格。",
  liberator: "立即：從地點下方解放你的1位領主。",
  grower: NO_POWER,
  "oyster-farmer": NO_POWER,
};

const worth: Readonly<Record<KrakenLocation, string>> = {
  "gambling-den": "5點，你的每位走私者再加2點。",
  "krakens-lair": "15點，你的每顆黑珠減3點。",
  "cetacean-graveyard": LOOT,
  "abandoned-convoy": LOOT,
  megalodon: LOOT,
  battlefield: LOOT,
};

const loot: ByLoot<string> = {
  3: "3點。立即：拿取1個鑰匙指示物。",
  4: "4點。立即：獲得2顆珍珠。",
  5: "5點。立即：抽1個怪獸指示物。",
  6: "6點。立即：揭露探索卡直到出現盟友，並拿取該盟友。",
  7: "7點。",
};

const kraken = (value: number, shown: number): CardText => ({
  name: `克拉肯${value}`,
  text: `數值${value}的盟友；招募時可視為任何種族，並帶來${nebulis(shown)}。`,
});

export const cards: KrakenWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...cardTexts(locationNames, worth),
  ...krakenTexts(kraken),
  ...lootTexts(loot, (value) => `戰利品${value}`),
  ...sentinelTexts((id) => ({
    name: `${lordNames[id]}的哨兵指示物`,
    text: "為你保留其所在的領主、議會牌堆或地點。",
  })),
}))();
