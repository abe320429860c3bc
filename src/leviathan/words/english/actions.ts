import { allies, lord, monsterTokens, pearls, stacks } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import type { LeviathanWords } from "../phrases.ts";
import { spaceOfBorder, tokenOf } from "./nouns.ts";

export const leviathanActionTypes: LeviathanWords["actionTypes"] = {
  fight: "fight a leviathan",
  ignore: "ignore the monster",
  attack: "attack again",
  "end-fight": "end the fight",
  "add-pearls": "add pearls to the attack",
  "draw-tokens": "draw tokens",
  "reveal-token": "reveal a leviathan token",
  "lose-allies": "lose allies to the leviathan",
  "lose-lord": "lose a lord to the leviathan",
  "trim-hand": "meet the hand limit",
  "steal-token": "take a token",
  "send-leviathan": "send a leviathan to an opponent",
  "remove-life-point": "remove a life point",
  "place-leviathan": "place the leviathan",
};

export const leviathanActions: LeviathanWords["actions"] = {
  fight: ({ leviathan, ally }, { name }) => `attack ${name(leviathan)} with ${name(ally)}`,
  ignore: () => "ignore the monster",
  attack: ({ ally }, { name }) => `attack again with ${name(ally)}`,
  "end-fight": () => "end the fight",
  "add-pearls": ({ pearls: n }) => (n > 0 ? `add ${pearls(n)} to the attack` : "add no pearls"),
  "draw-tokens": ({ baseTokens: n }) =>
    n > 0
      ? `draw ${monsterTokens(n)}, and leviathan tokens for the rest`
      : "draw leviathan tokens only",
  "reveal-token": ({ token, stack }, { name }) => {
    const taking = stack === null ? "" : ` to take ${stacks([stack])}`;
    return `reveal a ${name(`leviathan-token-${token}`)}${taking}`;
  },
  "lose-allies": ({ allies: lost }, say) => `discard ${allies(say, lost)}`,
  "lose-lord": ({ lord: id }, say) => `discard ${lord(say, id)}`,
  "trim-hand": ({ allies: out, pearls: n }, say) =>
    en.and([
      ...(out.length > 0 ? [`discard ${allies(say, out)}`] : []),
      ...(n > 0 ? [`pay ${pearls(n)}`] : []),
    ]),
  "steal-token": ({ from, supply }, { player }) => `take a ${tokenOf(supply)} from ${player(from)}`,
  "send-leviathan": ({ to }, { player }) => `send a leviathan to ${player(to)}`,
  "remove-life-point": ({ leviathan }, { name }) => `remove a life point of ${name(leviathan)}`,
  "place-leviathan": ({ space }) => `put the leviathan on ${spaceOfBorder(space)}`,
};
