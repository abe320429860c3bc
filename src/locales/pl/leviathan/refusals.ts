import { wordFor } from "../../../kernel/words/grammar.ts";
import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { polish } from "../language.ts";
import { leviathan, spaceOfBorder } from "./expressions.ts";

/** The tokens that a player lacks, in the genitive. */
const missing = { base: "żetonów potworów", leviathan: "żetonów lewiatanów" };

export const refusals: LeviathanWords["refusals"] = {
  "must-fight": () =>
    "gdy potwór leży na ostatnim polu, trzeba walczyć z lewiatanem, o ile to możliwe",
  "no-ally-left": () => "nie ma już sojusznika do odkrycia, więc nie można ominąć potwora",
  "leviathan-not-at-border": ({ leviathan: id }, { name }) =>
    `tego lewiatana nie ma na granicy: ${name(id)}`,
  "ally-cannot-attack": ({ ally, leviathan: id, races }, say) =>
    `ten sojusznik nie może zaatakować ${leviathan(say, id)}: ${say.name(ally)}; sprzymierzone rasy: ${polish.and(races.map(race))}`,
  "wrong-number-of-pearls": ({ pearls, most }) =>
    `liczba pereł dodanych do tego ataku musi wynosić ${most === 1 ? 1 : `od 1 do ${most}`}, a nie ${pearls}`,
  "wrong-number-of-base-tokens": ({ baseTokens, least, most }) =>
    `liczba żetonów potworów musi wynosić ${least === most ? least : `od ${least} do ${most}`}, a nie ${baseTokens}`,
  "token-not-owned": ({ token }, { name }) =>
    `nie masz takiego żetonu: ${name(`leviathan-token-${token}`)}`,
  "token-needs-stack": () => "do tego żetonu trzeba wskazać stos Rady",
  "token-takes-no-stack": ({ token }, { name }) =>
    `ten żeton nie daje stosu Rady: ${name(`leviathan-token-${token}`)}`,
  "no-tokens-of-supply": ({ seat, supply }, { player }) =>
    `${player(seat)} nie ma ${wordFor(missing, supply)}`,
  "not-a-lord-to-lose": ({ lord }, { name }) => `to nie jest twój wolny lord: ${name(lord)}`,
  "wrong-hand-limit": ({ allies, pearls, needs }) =>
    `odrzuceni sojusznicy i zapłacone perły muszą razem dać ${needs}, a nie ${allies + pearls}`,
  "ally-not-to-be-discarded": ({ ally }, { name }) =>
    `tego sojusznika nie można odrzucić z powodu limitu ręki: ${name(ally)}`,
  "power-outside-turn": () => "aktywowanych zdolności można używać tylko we własnej turze",
  "power-in-fight": () => "podczas walki nie można używać aktywowanych zdolności",
  "space-taken": ({ space }) => `${spaceOfBorder(space)} jest zajęte`,
};
