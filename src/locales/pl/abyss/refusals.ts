import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import { polish } from "../language.ts";
import { race, reward } from "./expressions.ts";

export const figures = ({ has, needs }: { readonly has: number; readonly needs: number }): string =>
  `jest ${has}, potrzeba ${needs}`;

/** Where a location must come from. */
const offers = {
  available: "wśród dostępnych miejsc",
  drawn: "wśród dobranych miejsc",
  stack: "w stosie miejsc",
};

export const refusals: AbyssWords["refusals"] = {
  "too-few-pearls": (params) => `za mało pereł: ${figures(params)}`,
  "court-full": ({ spaces }) => `dziedziniec jest pełny (liczba pól: ${spaces})`,
  "lord-deck-empty": () => "w talii lordów nie ma już kart",
  "lord-not-in-court": ({ lord }, { name }) => `tego lorda nie ma na dziedzińcu: ${name(lord)}`,
  "nothing-to-reveal": () => "nie ma już karty, którą można by odkryć",
  "track-full": ({ spaces }) => `tor eksploracji jest pełny (liczba pól: ${spaces})`,
  "monster-revealed": () => "odkryto potwora, nie można go wziąć",
  "no-monster-revealed": () => "nie ma potwora do walki",
  "reward-not-on-offer": ({ reward: chosen, rewards }) =>
    `takiej nagrody tu nie ma (${reward(chosen)}); do wyboru: ${polish.or(rewards.map(reward))}`,
  "too-few-monster-tokens": (params) => `za mało żetonów potworów: ${figures(params)}`,
  "wrong-number-of-stacks": (params) => `niewłaściwa liczba stosów: ${figures(params)}`,
  "stack-named-twice": ({ stack }) => `ten stos Rady podano dwa razy: ${race(stack)}`,
  "stack-empty": ({ stack }) => `ten stos Rady jest pusty: ${race(stack)}`,
  "ally-not-in-hand": ({ ally }, { name }) =>
    `tej karty nie ma w ręce albo nie ma jej tylu: ${name(ally)}`,
  "wrong-number-of-allies": (params) => `niewłaściwa liczba sojuszników: ${figures(params)}`,
  "wrong-number-of-races": (params) => `niewłaściwa liczba ras: ${figures(params)}`,
  "required-race-missing": ({ race: id }) =>
    `wśród sojuszników brakuje wymaganej rasy: ${race(id)}`,
  "superfluous-ally": ({ ally }, { name }) =>
    `bez tego sojusznika zapłata też by wystarczyła: ${name(ally)}`,
  "ally-not-played": ({ ally }, { name }) =>
    `tego sojusznika nie ma wśród zagranych: ${name(ally)}`,
  "not-the-lowest-ally": ({ ally, lowest }, { name }) =>
    `to nie jest sojusznik o najniższej wartości: ${name(ally)}; najniższa wartość: ${lowest}`,
  "power-not-working": ({ lord }, { name }) => `to nie jest twój wolny lord: ${name(lord)}`,
  "power-used-this-turn": ({ lord }, { name }) =>
    `zdolność tego lorda została już użyta w tej turze: ${name(lord)}`,
  "not-a-free-lord": ({ lord, of }, { player, name }) =>
    `${player(of)} nie ma takiego wolnego lorda: ${name(lord)}`,
  "not-another-lord": ({ lord }, { name }) => `to nie jest inny twój wolny lord: ${name(lord)}`,
  "wrong-replacement": ({ by }, { name }) =>
    `${name(by)}: nowy lord pochodzi z ${by === "traitor" ? "dziedzińca" : "talii"}`,
  "not-an-opponent": ({ from }, { player }) => `to nie jest przeciwnik: ${player(from)}`,
  "protected-by-shaman": ({ seat }, { player, name }) =>
    `ten gracz jest chroniony (${name("shaman")}): ${player(seat)}`,
  "no-monster-tokens": ({ seat }, { player }) => `${player(seat)} nie ma żetonów potworów`,
  "not-to-be-declined": () =>
    "tę zdolność wykonuje się w miarę możliwości, nie można z niej zrezygnować",
  "location-not-owned": ({ location }, { name }) => `to nie jest twoje miejsce: ${name(location)}`,
  "location-not-on-offer": ({ location, from }, { name }) =>
    `tego miejsca nie ma ${wordFor(offers, from)}: ${name(location)}`,
  "wrong-count": ({ count, max, has }) =>
    `można dobrać od 1 do ${max} miejsc, nie ${count}; w stosie: ${has}`,
  "lord-has-no-key": ({ lord }, { name }) => `ten lord nie ma klucza: ${name(lord)}`,
  "lord-named-twice": ({ lord }, { name }) => `tego lorda podano dwa razy: ${name(lord)}`,
  "too-few-key-tokens": (params) => `za mało żetonów kluczy: ${figures(params)}`,
  "wrong-number-of-keys": (params) => `niewłaściwa liczba kluczy: ${figures(params)}`,
  "not-the-ambassadors-keys": ({ lord }, { name }) =>
    `kontrolę nad tym miejscem dają tylko klucze tego lorda: ${name(lord)}`,
};
