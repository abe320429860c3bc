import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { allies, stacks } from "../abyss/expressions.ts";
import { monsterTokens, pearlsAccusative } from "../nouns.ts";
import { leviathan, spaceOfBorder, tokenOf } from "./expressions.ts";

export const actionTypes: LeviathanWords["actionTypes"] = {
  fight: "walka z lewiatanem",
  ignore: "zignorowanie potwora",
  attack: "ponowny atak",
  "end-fight": "zakończenie walki",
  "add-pearls": "wzmocnienie ataku perłami",
  "draw-tokens": "dobranie żetonów",
  "reveal-token": "odkrycie żetonu lewiatana",
  "lose-allies": "utrata sojuszników",
  "lose-lord": "utrata lorda",
  "trim-hand": "rozliczenie limitu ręki",
  "steal-token": "zabranie żetonu",
  "send-leviathan": "wysłanie lewiatana do przeciwnika",
  "remove-life-point": "usunięcie punktu życia",
  "place-leviathan": "położenie lewiatana",
};

export const actions: LeviathanWords["actions"] = {
  fight: ({ leviathan: id, ally }, say) =>
    `zaatakuj ${leviathan(say, id)}; sojusznik: ${say.name(ally)}`,
  ignore: () => "zignoruj potwora",
  attack: ({ ally }, { name }) => `zaatakuj ponownie; sojusznik: ${name(ally)}`,
  "end-fight": () => "zakończ walkę",
  "add-pearls": ({ pearls: n }) =>
    n > 0 ? `dodaj do ataku ${pearlsAccusative(n)}` : "nie dodawaj pereł",
  "draw-tokens": ({ baseTokens: n }) =>
    n > 0
      ? `dobierz ${monsterTokens(n)}, resztę jako żetony lewiatanów`
      : "dobierz same żetony lewiatanów",
  "reveal-token": ({ token, stack }, { name }) => {
    const taking = stack === null ? "" : `; weź ${stacks([stack])}`;
    return `odkryj ${name(`leviathan-token-${token}`)}${taking}`;
  },
  "lose-allies": ({ allies: lost }, say) => `odrzuć: ${allies(say, lost)}`,
  "lose-lord": ({ lord }, { name }) => `odrzuć lorda: ${name(lord)}`,
  "trim-hand": ({ allies: discarded, pearls: n }, say) =>
    [
      ...(discarded.length > 0 ? [`odrzuć: ${allies(say, discarded)}`] : []),
      ...(n > 0 ? [`zapłać ${pearlsAccusative(n)}`] : []),
    ].join("; "),
  "steal-token": ({ from, supply }, { player }) =>
    `weź ${tokenOf(supply)}; traci go ${player(from)}`,
  "send-leviathan": ({ to }, { player }) => `wyślij lewiatana; przeciwnik: ${player(to)}`,
  "remove-life-point": ({ leviathan: id }, say) => `usuń punkt życia ${leviathan(say, id)}`,
  "place-leviathan": ({ space }) => `połóż lewiatana: ${spaceOfBorder(space)}`,
};
