/**
 * Chinese, in traditional characters, with the texts of the reasons of bots, for `describeReason`.
 *
 * @example
 * ```ts
 * import { zhHantWithBots } from "abyss-rules/locales/zh-hant/bots";
 *
 * zhHantWithBots.bots.abyss.pearls; // ["珍珠更多", "珍珠更少"]
 * ```
 * @packageDocumentation
 */
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { AllReasonWords, LocaleWithBots } from "../reason-locale.ts";
import { zhHant } from "../zh-hant.ts";

export type { LocaleWithBots } from "../reason-locale.ts";

const abyss: AllReasonWords["abyss"] = {
  points: ["分數更多", "分數更少"],
  pearls: ["珍珠更多", "珍珠更少"],
  "last-pearls": ["留有珍珠", "沒有留下珍珠"],
  "keys-for-location": ["下一個地點的鑰匙更多", "下一個地點的鑰匙更少"],
  "key-tokens": ["鑰匙指示物更多", "鑰匙指示物更少"],
  lords: ["領主更多", "領主更少"],
  "free-lords": ["自由領主更多", "自由領主更少"],
  "disabled-lords": ["失效的領主更多", "失效的領主更少"],
  "strongest-lord": ["最強領主的影響力更高", "最強領主的影響力更低"],
  locations: ["地點更多", "地點更少"],
  affiliated: ["連結的盟友更多", "連結的盟友更少"],
  "monster-tokens": ["怪獸指示物更多", "怪獸指示物更少"],
  hand: ["手上的盟友更多", "手上的盟友更少"],
  "hand-value": ["手上的盟友更強", "手上的盟友更弱"],
  "best-race": ["手上最強的種族更強", "手上最強的種族更弱"],
  "second-race": ["手上第二強的種族更強", "手上第二強的種族更弱"],
  "races-in-hand": ["手上的種族更多", "手上的種族更少"],
  prospect: ["更接近諮議會的領主", "離諮議會的領主更遠"],
  "second-prospect": ["更接近諮議會的第二位領主", "離諮議會的第二位領主更遠"],
  "prospect-of-key": ["更接近有鑰匙的領主", "離有鑰匙的領主更遠"],
  turn: ["接著輪到自己", "接著輪到對手"],
  "last-turn": ["結束前還有一個回合", "結束前沒有回合了"],
  "lords-mage": ["法師更多", "法師更少"],
  "lords-soldier": ["士兵更多", "士兵更少"],
  "lords-farmer": ["農夫更多", "農夫更少"],
  "lords-merchant": ["商人更多", "商人更少"],
  "lords-politician": ["政客更多", "政客更少"],
  "lords-ambassador": ["大使更多", "大使更少"],
  power: ["有領主的能力", "沒有領主的能力"],
  "prospect-on-turn": ["本回合可得諮議會的領主", "本回合得不到諮議會的領主"],
  "largest-stack": ["可拿取的議會牌堆更大", "可拿取的議會牌堆更小"],
  "end-in-reach": ["領先時更接近結束", "領先時離結束更遠"],
};

const exiles: AllReasonWords["exiles"] = {
  exiles: ["流放者更多", "流放者更少"],
  "free-exiles": ["自由流放者更多", "自由流放者更少"],
  "exile-to-pair": ["有未成對的自由流放者", "沒有未成對的自由流放者"],
  "set-aside": ["放在一旁的流放者更多", "放在一旁的流放者更少"],
  "prospect-of-exile": ["更接近諮議會的流放者", "離諮議會的流放者更遠"],
};

const kraken: AllReasonWords["kraken"] = {
  nebulis: ["黑珠更多", "黑珠更少"],
  figure: ["有克拉肯模型", "沒有克拉肯模型"],
  krakens: ["手上的克拉肯更多", "手上的克拉肯更少"],
  "nebulis-in-hand": ["手上克拉肯的黑珠更多", "手上克拉肯的黑珠更少"],
  loot: ["戰利品更多", "戰利品更少"],
  sentinels: ["哨兵更多", "哨兵更少"],
};

const leviathan: AllReasonWords["leviathan"] = {
  wounds: ["傷口更多", "傷口更少"],
  killed: ["殺死的利維坦更多", "殺死的利維坦更少"],
  scourge: ["有天譴模型", "沒有天譴模型"],
  "leviathan-tokens": ["利維坦指示物更多", "利維坦指示物更少"],
  fighters: ["手上的戰士更多", "手上的戰士更少"],
};

const conspiracy: AllReasonWords["conspiracy"] = {
  points: ["分數更多", "分數更少"],
  pearls: ["珍珠更多", "珍珠更少"],
  "lead-in-pearls": ["珍珠領先更多", "珍珠領先更少"],
  "pearl-master": ["是珍珠大師", "不是珍珠大師"],
  lords: ["領主更多", "領主更少"],
  locations: ["地點更多", "地點更少"],
  keys: ["鑰匙更多", "鑰匙更少"],
  coalition: ["聯盟更大", "聯盟更小"],
  "second-coalition": ["第二大聯盟更大", "第二大聯盟更小"],
  colours: ["議事廳的顏色更多", "議事廳的顏色更少"],
  influence: ["各色的領主更好", "各色的領主更差"],
  turn: ["接著輪到自己", "接著輪到對手"],
  "last-turn": ["結束前還有一個回合", "結束前沒有回合了"],
  "bound-by-order": ["受到命令", "沒有命令"],
  "growing-locations": ["會成長的地點得分更多", "會成長的地點得分更少"],
  "any-two-keys": ["任意兩把鑰匙即可取得地點", "不能以任意兩把鑰匙取得地點"],
  "search-deck": ["可從牌庫選擇地點", "不能從牌庫選擇地點"],
  "location-in-reach": ["下一個地點在望", "下一個地點不在望"],
  "open-coalition": ["還能擴大的聯盟更大", "還能擴大的聯盟更小"],
  "room-for-coalition": ["聯盟的空間更多", "聯盟的空間更少"],
  "lords-for-coalition": ["聯盟剩餘的領主更多", "聯盟剩餘的領主更少"],
  "best-pile": ["可拿取的棄牌堆更好", "可拿取的棄牌堆更差"],
  "best-pile-later": ["之後的棄牌堆更好", "之後的棄牌堆更差"],
  "second-pile": ["第二好的棄牌堆更好", "第二好的棄牌堆更差"],
  "end-in-reach": ["領先時更接近結束", "領先時離結束更遠"],
};

const conspiracySolo: AllReasonWords["conspiracySolo"] = {
  "replay-token": ["有額外回合指示物", "沒有額外回合指示物"],
};

/** Chinese, in traditional characters, with the texts of the reasons of bots. */
export const zhHantWithBots: LocaleWithBots = /* @__PURE__ */ deepFreeze({
  ...zhHant,
  bots: {
    about: (text, subject) => `${text}（${subject}）`,
    abyss,
    exiles,
    kraken,
    leviathan,
    conspiracy,
    conspiracySolo,
  },
});
