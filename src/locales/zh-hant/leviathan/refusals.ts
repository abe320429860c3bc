import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { chinese } from "../language.ts";
import { spaceOfBorder, tokenOf } from "./expressions.ts";

export const refusals: LeviathanWords["refusals"] = {
  "must-fight": () => "怪獸在最後一格時，能戰鬥就必須與利維坦戰鬥",
  "no-ally-left": () => "已經沒有可以揭露的盟友，不能略過怪獸",
  "leviathan-not-at-border": ({ leviathan }, { name }) => `${name(leviathan)}不在邊界`,
  "ally-cannot-attack": ({ ally, leviathan, races }, { name }) =>
    `${name(ally)}不能攻擊${name(leviathan)}；同盟種族：${chinese.and(races.map(race))}`,
  "wrong-number-of-pearls": ({ pearls, most }) =>
    `這次攻擊加上的珍珠數量必須是${most === 1 ? 1 : `1到${most}`}，而不是${pearls}`,
  "wrong-number-of-base-tokens": ({ baseTokens, least, most }) =>
    `怪獸指示物的數量必須是${least === most ? least : `${least}到${most}`}，而不是${baseTokens}`,
  "token-not-owned": ({ token }, { name }) => `你沒有${name(`leviathan-token-${token}`)}`,
  "token-needs-stack": () => "這個指示物必須指定1個議會牌堆",
  "token-takes-no-stack": ({ token }, { name }) =>
    `${name(`leviathan-token-${token}`)}不能拿取議會牌堆`,
  "no-tokens-of-supply": ({ seat, supply }, { player }) => `${player(seat)}沒有${tokenOf(supply)}`,
  "not-a-lord-to-lose": ({ lord }, { name }) => `${name(lord)}不是你的自由領主`,
  "wrong-hand-limit": ({ allies, pearls: n, needs }) =>
    `棄掉的盟友與支付的珍珠合計必須是${needs}，而不是${allies + n}`,
  "ally-not-to-be-discarded": ({ ally }, { name }) => `不能為了手牌上限棄掉${name(ally)}`,
  "power-outside-turn": () => "啟動能力只能在自己的回合使用",
  "power-in-fight": () => "戰鬥中不能使用啟動能力",
  "space-taken": ({ space }) => `${spaceOfBorder(space)}已被佔據`,
};
