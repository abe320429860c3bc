import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { allies, stacks } from "../abyss/expressions.ts";
import { monsterTokens, pearls } from "../nouns.ts";
import { spaceOfBorder, tokenOf } from "./expressions.ts";

export const actionTypes: LeviathanWords["actionTypes"] = {
  fight: "與利維坦戰鬥",
  ignore: "無視怪獸",
  attack: "再次攻擊",
  "end-fight": "結束戰鬥",
  "add-pearls": "以珍珠加強攻擊",
  "draw-tokens": "抽指示物",
  "reveal-token": "揭露利維坦指示物",
  "lose-allies": "失去盟友",
  "lose-lord": "失去領主",
  "trim-hand": "處理手牌上限",
  "steal-token": "拿走指示物",
  "send-leviathan": "將利維坦引向對手",
  "remove-life-point": "移除生命點",
  "place-leviathan": "放置利維坦",
};

export const actions: LeviathanWords["actions"] = {
  fight: ({ leviathan, ally }, { name }) => `以${name(ally)}攻擊${name(leviathan)}`,
  ignore: () => "無視怪獸",
  attack: ({ ally }, { name }) => `以${name(ally)}再次攻擊`,
  "end-fight": () => "結束戰鬥",
  "add-pearls": ({ pearls: n }) => (n > 0 ? `為攻擊加上${pearls(n)}` : "不加珍珠"),
  "draw-tokens": ({ baseTokens: n }) =>
    n > 0 ? `抽${monsterTokens(n)}，其餘抽利維坦指示物` : "只抽利維坦指示物",
  "reveal-token": ({ token, stack }, { name }) => {
    const taking = stack === null ? "" : `，拿取${stacks([stack])}`;
    return `揭露${name(`leviathan-token-${token}`)}${taking}`;
  },
  "lose-allies": ({ allies: lost }, say) => `棄掉${allies(say, lost)}`,
  "lose-lord": ({ lord }, { name }) => `棄掉${name(lord)}`,
  "trim-hand": ({ allies: discarded, pearls: n }, say) =>
    [
      ...(discarded.length > 0 ? [`棄掉${allies(say, discarded)}`] : []),
      ...(n > 0 ? [`支付${pearls(n)}`] : []),
    ].join("，"),
  "steal-token": ({ from, supply }, { player }) => `從${player(from)}拿走1個${tokenOf(supply)}`,
  "send-leviathan": ({ to }, { player }) => `將利維坦引向${player(to)}`,
  "remove-life-point": ({ leviathan }, { name }) => `移除${name(leviathan)}的1個生命點`,
  "place-leviathan": ({ space }) => `將利維坦放到${spaceOfBorder(space)}`,
};
