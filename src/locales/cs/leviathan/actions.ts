import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { allies, stacks } from "../abyss/expressions.ts";
import { monsterTokens, pearlsAccusative } from "../nouns.ts";
import { leviathan, spaceOfBorder, tokenOf } from "./expressions.ts";

export const actionTypes: LeviathanWords["actionTypes"] = {
  fight: "boj s leviatanem",
  ignore: "ignorování nestvůry",
  attack: "další útok",
  "end-fight": "ukončení boje",
  "add-pearls": "posílení útoku perlami",
  "draw-tokens": "dobrání žetonů",
  "reveal-token": "odhalení žetonu leviatana",
  "lose-allies": "ztráta spojenců",
  "lose-lord": "ztráta vládce",
  "trim-hand": "vyrovnání limitu ruky",
  "steal-token": "vzetí žetonu",
  "send-leviathan": "poslání leviatana na protihráče",
  "remove-life-point": "odebrání bodu života",
  "place-leviathan": "položení leviatana",
};

export const actions: LeviathanWords["actions"] = {
  fight: ({ leviathan: id, ally }, say) =>
    `zaútoč na ${leviathan(say, id)}; spojenec: ${say.name(ally)}`,
  ignore: () => "ignoruj nestvůru",
  attack: ({ ally }, { name }) => `zaútoč znovu; spojenec: ${name(ally)}`,
  "end-fight": () => "ukonči boj",
  "add-pearls": ({ pearls: n }) =>
    n > 0 ? `přidej k útoku ${pearlsAccusative(n)}` : "nepřidávej žádné perly",
  "draw-tokens": ({ baseTokens: n }) =>
    n > 0
      ? `dober ${monsterTokens(n)}, zbytek jako žetony leviatanů`
      : "dober jen žetony leviatanů",
  "reveal-token": ({ token, stack }, { name }) => {
    const taking = stack === null ? "" : `; vezmi ${stacks([stack])}`;
    return `odhal ${name(`leviathan-token-${token}`)}${taking}`;
  },
  "lose-allies": ({ allies: lost }, say) => `odhoď: ${allies(say, lost)}`,
  "lose-lord": ({ lord }, { name }) => `odhoď vládce: ${name(lord)}`,
  "trim-hand": ({ allies: discarded, pearls: n }, say) =>
    [
      ...(discarded.length > 0 ? [`odhoď: ${allies(say, discarded)}`] : []),
      ...(n > 0 ? [`zaplať ${pearlsAccusative(n)}`] : []),
    ].join("; "),
  "steal-token": ({ from, supply }, { player }) =>
    `vezmi ${tokenOf(supply)}; přijde o něj ${player(from)}`,
  "send-leviathan": ({ to }, { player }) => `pošli leviatana; protihráč: ${player(to)}`,
  "remove-life-point": ({ leviathan: id }, say) => `odeber bod života ${leviathan(say, id)}`,
  "place-leviathan": ({ space }) => `polož leviatana na ${spaceOfBorder(space)}`,
};
