import { wordFor } from "../../../kernel/words/grammar.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { figures } from "../abyss/refusals.ts";
import { chinese } from "../language.ts";
import { nebulis, pearls } from "../nouns.ts";
import { place, sentinel } from "./expressions.ts";

/** Where a sentinel already is. */
const zones = { court: "諮議會", council: "議會", locations: "面朝上的地點" };

export const refusals: KrakenWords["refusals"] = {
  "too-few-nebulis": (params) => `黑珠不足：${figures(params)}`,
  "too-many-nebulis": ({ nebulis: n, most }) => `最多只能支付${nebulis(most)}，而不是${nebulis(n)}`,
  "pearls-first": ({ pearls: n }) => `只有不留下任何珍珠時才能支付黑珠；還會留下${pearls(n)}`,
  "kraken-not-affiliated": ({ ally }, { name }) => `${name(ally)}沒有種族，不能連結`,
  "ally-to-affiliate": ({ allies }, { name }) =>
    `必須連結其中1位盟友：${chinese.or(allies.map(name))}`,
  reserved: ({ place: on, by }, say) => `${place(say, on)}已由${say.player(by)}保留`,
  "sentinel-not-in-front": ({ sentinel: id }, say) => `${sentinel(say, id)}不在你的面前`,
  "zone-taken": ({ zone, sentinel: id }, say) =>
    `${wordFor(zones, zone)}已經有哨兵指示物：${sentinel(say, id)}`,
  "no-such-place": ({ place: on }, say) => `現在不能將哨兵指示物放到${place(say, on)}上`,
  "wrong-number-of-opponents": (params) => `對手的數量不對：${figures(params)}`,
  "opponent-named-twice": ({ seat }, { player }) => `${player(seat)}重複`,
  "ally-not-in-discard": ({ ally }, { name }) => `${name(ally)}不在探索棄牌堆`,
  "race-not-affiliated": ({ race: id }) => `受此能力影響的對手都沒有連結${race(id)}`,
  "ally-not-affiliated": ({ ally, race: id }, { name }) => `${name(ally)}不是你連結的${race(id)}`,
  "lord-not-under-location": ({ lord }, { name }) => `${name(lord)}不在你的地點下方`,
  "loot-deck-empty": () => "戰利品牌庫已經沒有卡牌",
  "not-a-candidate": ({ to, candidates }, { player }) =>
    `克拉肯模型只能交給${chinese.or(candidates.map(player))}，不能交給${player(to)}`,
};
