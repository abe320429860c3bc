import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import { czech } from "../language.ts";
import { race, reward } from "./expressions.ts";

export const figures = ({ has, needs }: { readonly has: number; readonly needs: number }): string =>
  `k dispozici ${has}, potřeba ${needs}`;

/** Where a location must come from. */
const offers = {
  available: "mezi dostupnými lokacemi",
  drawn: "mezi dobranými lokacemi",
  stack: "v hromádce lokací",
};

export const refusals: AbyssWords["refusals"] = {
  "too-few-pearls": (params) => `příliš málo perel: ${figures(params)}`,
  "court-full": ({ spaces }) => `dvůr je plný (počet polí: ${spaces})`,
  "lord-deck-empty": () => "v balíčku vládců už není žádná karta",
  "lord-not-in-court": ({ lord }, { name }) => `tento vládce není u dvora: ${name(lord)}`,
  "nothing-to-reveal": () => "už není žádná karta, kterou by šlo odhalit",
  "track-full": ({ spaces }) => `stupnice průzkumu je plná (počet polí: ${spaces})`,
  "monster-revealed": () => "byla odhalena nestvůra, tu nelze vzít",
  "no-monster-revealed": () => "není tu žádná nestvůra k boji",
  "reward-not-on-offer": ({ reward: chosen, rewards }) =>
    `taková odměna tu není (${reward(chosen)}); na výběr: ${czech.or(rewards.map(reward))}`,
  "too-few-monster-tokens": (params) => `příliš málo žetonů nestvůr: ${figures(params)}`,
  "wrong-number-of-stacks": (params) => `nesprávný počet hromádek: ${figures(params)}`,
  "stack-named-twice": ({ stack }) => `tato hromádka v radě je uvedena dvakrát: ${race(stack)}`,
  "stack-empty": ({ stack }) => `tato hromádka v radě je prázdná: ${race(stack)}`,
  "ally-not-in-hand": ({ ally }, { name }) =>
    `tato karta není v ruce, nebo jich tam tolik není: ${name(ally)}`,
  "wrong-number-of-allies": (params) => `nesprávný počet spojenců: ${figures(params)}`,
  "wrong-number-of-races": (params) => `nesprávný počet ras: ${figures(params)}`,
  "required-race-missing": ({ race: id }) => `mezi spojenci chybí požadovaná rasa: ${race(id)}`,
  "superfluous-ally": ({ ally }, { name }) =>
    `platba by stačila i bez tohoto spojence: ${name(ally)}`,
  "ally-not-played": ({ ally }, { name }) => `tento spojenec není mezi zahranými: ${name(ally)}`,
  "not-the-lowest-ally": ({ ally, lowest }, { name }) =>
    `toto není spojenec s nejnižší hodnotou: ${name(ally)}; nejnižší hodnota: ${lowest}`,
  "power-not-working": ({ lord }, { name }) => `toto není tvůj volný vládce: ${name(lord)}`,
  "power-used-this-turn": ({ lord }, { name }) =>
    `schopnost tohoto vládce už byla v tomto tahu použita: ${name(lord)}`,
  "not-a-free-lord": ({ lord, of }, { player, name }) =>
    `${player(of)} nemá takového volného vládce: ${name(lord)}`,
  "not-another-lord": ({ lord }, { name }) => `toto není jiný tvůj volný vládce: ${name(lord)}`,
  "wrong-replacement": ({ by }, { name }) =>
    `${name(by)}: nový vládce přichází ${by === "traitor" ? "ze dvora" : "z balíčku"}`,
  "not-an-opponent": ({ from }, { player }) => `toto není protihráč: ${player(from)}`,
  "protected-by-shaman": ({ seat }, { player, name }) =>
    `tento hráč je chráněn (${name("shaman")}): ${player(seat)}`,
  "no-monster-tokens": ({ seat }, { player }) => `${player(seat)} nemá žádné žetony nestvůr`,
  "not-to-be-declined": () => "tato schopnost se provede, pokud to jde, a nelze ji odmítnout",
  "location-not-owned": ({ location }, { name }) => `toto není tvá lokace: ${name(location)}`,
  "location-not-on-offer": ({ location, from }, { name }) =>
    `tato lokace není ${wordFor(offers, from)}: ${name(location)}`,
  "wrong-count": ({ count, max, has }) =>
    `lze dobrat 1 až ${max} lokace, ne ${count}; v hromádce: ${has}`,
  "lord-has-no-key": ({ lord }, { name }) => `tento vládce nemá klíč: ${name(lord)}`,
  "lord-named-twice": ({ lord }, { name }) => `tento vládce je uveden dvakrát: ${name(lord)}`,
  "too-few-key-tokens": (params) => `příliš málo žetonů klíčů: ${figures(params)}`,
  "wrong-number-of-keys": (params) => `nesprávný počet klíčů: ${figures(params)}`,
  "not-the-ambassadors-keys": ({ lord }, { name }) =>
    `tuto lokaci lze ovládnout jen klíči tohoto vládce: ${name(lord)}`,
};
