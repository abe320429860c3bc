import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { chinese } from "../language.ts";
import { cards, keyTokens, locations, monsters, monsterTokens, pearls } from "../nouns.ts";
import { allies, keys, names, paid, reward, stacks } from "./expressions.ts";

/** Why pearls are gained. */
function reason({ name }: SayNames, source: string): string {
  switch (source) {
    case "reward":
      return "戰鬥獎勵";
    case "last-space":
      return "探索量表的最後一格";
    case "court":
      return "補滿諮議會";
    default:
      return name(source);
  }
}

export const events: AbyssWords["events"] = {
  "game-started": ({ players, first }, { player }) =>
    `${players}位玩家開始遊戲，起始玩家是${player(first)}`,
  "court-filled": ({ lords }, say) => `來到諮議會的領主：${names(say, lords)}`,
  "locations-made-available": ({ locations: ids }, say) => `面朝上的地點：${names(say, ids)}`,
  "turn-started": ({ seat }, { player }) => `${player(seat)}的回合`,
  "pearls-gained": ({ seat, pearls: n, source }, say) =>
    `${say.player(seat)}獲得${pearls(n)}（${reason(say, source)}）`,
  plotted: ({ seat, lord }, { player, name }) =>
    `${player(seat)}支付${pearls(1)}，讓${name(lord)}進入諮議會`,
  "action-passed": ({ seat }, { player }) => `${player(seat)}無法執行任何動作，略過`,
  "card-revealed": ({ card, space }, { name }) => `探索量表第${space}格：${name(card)}`,
  "deck-renewed": ({ cards: n }) => `探索棄牌堆的${cards(n)}成為新的探索牌庫`,
  "ally-bought": ({ seat, from, ally, price }, { player, name }) =>
    `${player(seat)}以${pearls(price)}向${player(from)}購買${name(ally)}`,
  "ally-taken": ({ seat, ally }, { player, name }) => `${player(seat)}拿取${name(ally)}`,
  "threat-raised": ({ threat }) => `威脅指示物移到第${threat}格`,
  "monster-fought": ({ seat, space, reward: won }, { player }) =>
    `${player(seat)}與怪獸戰鬥，獲得威脅量表第${space}格的獎勵：${reward(won)}`,
  "tokens-drawn": ({ seat, tokens }, { player }) => {
    const known = tokens.filter((token) => token !== null);
    const values = known.length > 0 ? `（${chinese.and(known.map(String))}）` : "";
    return `${player(seat)}抽${monsterTokens(tokens.length)}${values}`;
  },
  "key-tokens-gained": ({ seat, keyTokens: n }, { player }) => `${player(seat)}獲得${keyTokens(n)}`,
  "exploration-ended": ({ allies: sent, monsters: n }, say) => {
    const toCouncil = sent.length > 0 ? `；進入議會：${allies(say, sent)}` : "";
    const toDiscard = n > 0 ? `；進入探索棄牌堆：${monsters(n)}` : "";
    return `探索結束${toCouncil}${toDiscard}`;
  },
  "stacks-taken": ({ seat, stacks: races, allies: taken }, say) =>
    `${say.player(seat)}拿取${stacks(races)}：${allies(say, taken)}`,
  "lord-recruited": ({ seat, lord, allies: played, pearls: n }, say) =>
    `${say.player(seat)}以${paid(say, played, n > 0 ? [pearls(n)] : [])}招募${say.name(lord)}`,
  "ally-affiliated": ({ seat, ally }, { player, name }) => `${player(seat)}連結${name(ally)}`,
  "lord-entered": ({ seat, lord }, { player, name }) => `${name(lord)}加入${player(seat)}麾下`,
  "allies-discarded": ({ seat, allies: discarded }, say) =>
    `${say.player(seat)}棄掉手牌：${allies(say, discarded)}`,
  "pearls-returned": ({ seat, pearls: n }, { player }) => `${player(seat)}將${pearls(n)}歸還寶庫`,
  "lord-disabled": ({ seat, lord }, { player, name }) => `${player(seat)}的${name(lord)}失效`,
  "token-stolen": ({ seat, from, token }, { player }) =>
    `${player(seat)}從${player(from)}拿走1個怪獸指示物${token === null ? "" : `（${token}）`}`,
  "extra-turn-gained": ({ seat }, { player }) => `${player(seat)}獲得額外回合`,
  "stack-discarded": ({ seat, stack, allies: discarded }, say) =>
    `${say.player(seat)}棄掉${stacks([stack])}：${allies(say, discarded)}`,
  "location-swapped": ({ seat, give, take }, { player, name }) =>
    `${player(seat)}以${name(give)}交換${name(take)}`,
  "lord-bribed": ({ seat, lord, pearls: n }, { player, name }) =>
    `${player(seat)}以${pearls(n)}招募${name(lord)}`,
  "lord-discarded": ({ seat, lord, from }, { player, name }) =>
    `${player(seat)}棄掉${from === "court" ? "諮議會的" : "自己的"}${name(lord)}`,
  "locations-drawn": ({ seat, locations: ids }, say) =>
    `${say.player(seat)}抽地點：${names(say, ids)}`,
  "location-controlled": ({ seat, location, lords, keyTokens: n }, say) =>
    `${say.player(seat)}控制${say.name(location)}；鑰匙來自：${keys(say, lords, n)}`,
  "stack-searched": ({ seat, locations: { length } }, { player }) =>
    `${player(seat)}查看地點堆（${locations(length)}）`,
  "location-switched": ({ seat, location }, { player, name }) =>
    `${player(seat)}將${name("black-smokers")}換成${name(location)}`,
  "end-triggered": ({ seat }, { player }) =>
    `${player(seat)}觸發遊戲結束：其他玩家各有最後一個回合`,
  "hand-revealed": ({ seat, affiliated, discarded, tokens }, say) => {
    const parts = [
      ...(affiliated.length > 0 ? [`從手牌連結：${allies(say, affiliated)}`] : []),
      ...(discarded.length > 0 ? [`棄掉：${allies(say, discarded)}`] : []),
    ];
    const hand = parts.length > 0 ? parts.join("；") : "沒有手牌";
    const shown = tokens.length > 0 ? `；怪獸指示物：${chinese.and(tokens.map(String))}` : "";
    return `${say.player(seat)}${hand}${shown}`;
  },
  "game-ended": () => "遊戲結束",
};
