import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { chinese } from "../language.ts";
import { nebulis } from "../nouns.ts";
import { sentinel } from "./expressions.ts";

const orDecline = (mayDecline: boolean): string => (mayDecline ? "，或放棄" : "");

export const decisions: KrakenWords["decisions"] = {
  "place-kraken": (_, who) => `${who}：請選擇要放置克拉肯的議會牌堆`,
  "place-sentinel": ({ sentinel: id, mayDecline }, who, say) =>
    `${who}：請放置${sentinel(say, id)}${orDecline(mayDecline)}`,
  "give-nebulis": ({ mayDecline }, who) =>
    `${who}：請選擇各獲得${nebulis(1)}的對手${orDecline(mayDecline)}`,
  "take-from-discard": ({ mayDecline }, who) =>
    `${who}：請從探索棄牌堆拿取1位盟友${orDecline(mayDecline)}`,
  "name-race": ({ mayDecline }, who) =>
    `${who}：請指定對手須棄掉已連結盟友的種族${orDecline(mayDecline)}`,
  "discard-affiliated": ({ race: id, seats }, who) =>
    `${who}：請${seats.length > 1 ? "各" : ""}棄掉1位已連結的${race(id)}`,
  "free-lord": ({ mayDecline }, who) =>
    `${who}：請從自己的地點下方解放1位領主${orDecline(mayDecline)}`,
  "search-loot": ({ location }, who, { name }) =>
    `${who}：請為${name(location)}再抽1張戰利品卡，或結束搜索`,
  "give-figure": ({ to }, who, { player }) =>
    `${who}：請將克拉肯模型交給${chinese.or(to.map(player))}`,
};
