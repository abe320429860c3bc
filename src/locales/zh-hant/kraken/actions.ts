import { FERRYMAN_NEBULIS, FERRYMAN_PEARLS } from "../../../kraken/cards/numbers.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race, stacks } from "../abyss/expressions.ts";
import { chinese } from "../language.ts";
import { nebulis, pearls } from "../nouns.ts";
import { place, sentinel } from "./expressions.ts";

export const actionTypes: KrakenWords["actionTypes"] = {
  "place-kraken": "放置克拉肯",
  "place-sentinel": "放置哨兵指示物",
  "post-sentinel": "放置你面前的哨兵指示物",
  "use-ferryman": "以黑珠換取珍珠",
  "use-recipient": "讓領主免費進入諮議會",
  "give-nebulis": "送出黑珠",
  "take-from-discard": "從探索棄牌堆拿取盟友",
  "name-race": "指定種族",
  "discard-affiliated": "棄掉已連結的盟友",
  "free-lord": "解放領主",
  "draw-loot": "抽戰利品",
  "stop-search": "結束搜索",
  "give-figure": "交出克拉肯模型",
};

export const actions: KrakenWords["actions"] = {
  "place-kraken": ({ stack }) => `將克拉肯放到${stacks([stack])}上`,
  "place-sentinel": ({ place: on }, say) => `將哨兵指示物放到${place(say, on)}上`,
  "post-sentinel": ({ sentinel: id, place: on }, say) =>
    `將${sentinel(say, id)}放到${place(say, on)}上`,
  "use-ferryman": () => `歸還${nebulis(FERRYMAN_NEBULIS)}，獲得${pearls(FERRYMAN_PEARLS)}`,
  "use-recipient": () => "讓牌庫頂的領主免費進入諮議會",
  "give-nebulis": ({ to }, { player }) =>
    to.length > 1
      ? `給${chinese.and(to.map(player))}各${nebulis(1)}`
      : `將${nebulis(1)}交給${chinese.and(to.map(player))}`,
  "take-from-discard": ({ ally }, { name }) => `從探索棄牌堆拿取${name(ally)}`,
  "name-race": ({ race: id }) => `指定種族：${race(id)}`,
  "discard-affiliated": ({ ally }, { name }) => `棄掉已連結的${name(ally)}`,
  "free-lord": ({ lord }, { name }) => `解放${name(lord)}`,
  "draw-loot": () => "再抽1張戰利品卡",
  "stop-search": () => "結束搜索",
  "give-figure": ({ to }, { player }) => `將克拉肯模型交給${player(to)}`,
};
