import { lord, race } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import type { LeviathanWords } from "../phrases.ts";
import { spaceOfBorder, tokenOf } from "./nouns.ts";

export const leviathanRefusals: LeviathanWords["refusals"] = {
  "must-fight": () => "with a monster on the last space, you must fight a leviathan if you can",
  "no-ally-left": () => "no ally is left to reveal, so the monster cannot be passed",
  "leviathan-not-at-border": ({ leviathan }, { name }) => `${name(leviathan)} is not at the border`,
  "ally-cannot-attack": ({ ally, leviathan, races }, { name }) =>
    `${name(ally)} cannot attack ${name(leviathan)}; allied ${en.form(races.length, { one: "race", other: "races" })}: ${en.and(races.map(race))}`,
  "wrong-number-of-pearls": ({ pearls: n, most }) =>
    `the number of pearls added to this attack must be ${most === 1 ? 1 : `1 to ${most}`}, not ${n}`,
  "wrong-number-of-base-tokens": ({ baseTokens, least, most }) =>
    `the number of monster tokens must be ${least === most ? least : `${least} to ${most}`}, not ${baseTokens}`,
  "token-not-owned": ({ token }, { name }) => `you have no ${name(`leviathan-token-${token}`)}`,
  "token-needs-stack": () => "this token needs a council stack to take",
  "token-takes-no-stack": ({ token }, { name }) =>
    `a ${name(`leviathan-token-${token}`)} takes no council stack`,
  "no-tokens-of-supply": ({ seat, supply }, { player }) =>
    `${player(seat)} has no ${tokenOf(supply)}`,
  "not-a-lord-to-lose": ({ lord: id }, say) => `${lord(say, id)} is not a free lord of yours`,
  "wrong-hand-limit": ({ allies, pearls: n, needs }) =>
    `discarded allies and paid pearls must add up to ${needs}, not ${allies + n}`,
  "ally-not-to-be-discarded": ({ ally }, { name }) =>
    `${name(ally)} cannot be discarded for the hand limit`,
  "power-outside-turn": () => "activated powers can be used in your own turn only",
  "power-in-fight": () => "activated powers cannot be used in a fight",
  "space-taken": ({ space }) => `${spaceOfBorder(space)} is taken`,
};
