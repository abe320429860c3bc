import { wordFor } from "../../../kernel/words/grammar.ts";
import type { ExhaustibleSupply } from "../../../leviathan/cards/tokens.ts";
import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { allies } from "../abyss/expressions.ts";
import { chinese } from "../language.ts";
import { leviathanTokens, wounds } from "../nouns.ts";
import { face, spaceOfBorder } from "./expressions.ts";

const exhausted: Readonly<Record<ExhaustibleSupply, string>> = {
  leviathans: "利維坦牌庫已經沒有卡牌",
  "base-tokens": "怪獸指示物已經用完",
  "leviathan-tokens": "利維坦指示物已經用完",
};

export const events: LeviathanWords["events"] = {
  "leviathan-drawn": ({ seat, leviathan }, { player, name }) =>
    `${player(seat)}抽到${name(leviathan)}`,
  "dice-rolled": ({ seat, dice }, { player }) =>
    `${player(seat)}擲出${chinese.and(dice.map(String))}`,
  "leviathan-placed": ({ leviathan, space }, { name }) =>
    `${name(leviathan)}來到${spaceOfBorder(space)}`,
  "leviathan-discarded": ({ leviathan }, { name }) => `${name(leviathan)}被棄掉`,
  "leviathan-attacked": ({ seat, leviathan }, { player, name }) =>
    `${name(leviathan)}攻擊${player(seat)}`,
  "wounds-taken": ({ seat, wounds: n }, { player }) => `${player(seat)}受到${wounds(n)}`,
  "allies-lost": ({ seat, allies: lost }, say) =>
    `${say.player(seat)}失去手牌：${allies(say, lost)}`,
  "monster-passed": () => "怪獸未經戰鬥即被棄掉",
  "attack-begun": ({ seat, leviathan, ally }, { player, name }) =>
    `${player(seat)}以${name(ally)}攻擊${name(leviathan)}`,
  "attack-made": ({ seat, leviathan, attack }, { player, name }) =>
    `${player(seat)}對${name(leviathan)}的攻擊力為${attack}`,
  "life-point-removed": ({ seat, leviathan }, { player, name }) =>
    `${player(seat)}移除${name(leviathan)}的1個生命點`,
  "leviathan-killed": ({ seat, leviathan }, { player, name }) =>
    `${player(seat)}殺死${name(leviathan)}`,
  "scourge-taken": ({ seat, from }, { player }) =>
    `${player(seat)}${from === null ? "" : `從${player(from)}`}獲得天譴模型`,
  "fight-ended": ({ seat }, { player }) => `${player(seat)}的戰鬥結束`,
  "leviathan-tokens-drawn": ({ seat, tokens }, { player }) => {
    const known = tokens.filter((token) => token !== null);
    const faces = known.length > 0 ? `（${chinese.and(known.map(face))}）` : "";
    return `${player(seat)}抽${leviathanTokens(tokens.length)}${faces}`;
  },
  "token-revealed": ({ seat, token }, { player, name }) =>
    `${player(seat)}揭露${name(`leviathan-token-${token}`)}`,
  "leviathan-token-stolen": ({ seat, from, token }, { player, name }) => {
    const stolen = name(token === null ? "leviathan-token" : `leviathan-token-${token}`);
    return `${player(seat)}從${player(from)}拿走1個${stolen}`;
  },
  "supply-ran-out": ({ supply }) => wordFor(exhausted, supply),
};
