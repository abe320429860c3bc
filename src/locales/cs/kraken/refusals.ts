import { wordFor } from "../../../kernel/words/grammar.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { figures } from "../abyss/refusals.ts";
import { czech } from "../language.ts";
import { nebulisAccusative, pearls } from "../nouns.ts";
import { place, sentinel } from "./expressions.ts";

/** Where a sentinel already is. */
const zones = {
  court: "u dvora",
  council: "v radě",
  locations: "mezi dostupnými lokacemi",
};

export const refusals: KrakenWords["refusals"] = {
  "too-few-nebulis": (params) => `příliš málo nebul: ${figures(params)}`,
  "too-many-nebulis": ({ nebulis: n, most }) =>
    `platba smí obsahovat nejvýše ${nebulisAccusative(most)}, ne ${n}`,
  "pearls-first": ({ pearls: n }) =>
    `nebulami se platí, jen když nezůstane žádná perla; zbylo by: ${pearls(n)}`,
  "kraken-not-affiliated": ({ ally }, { name }) =>
    `tato karta nemá rasu a nelze s ní navázat spolupráci: ${name(ally)}`,
  "ally-to-affiliate": ({ allies }, { name }) =>
    `je třeba navázat spolupráci s jedním ze spojenců: ${czech.or(allies.map(name))}`,
  reserved: ({ place: on, by }, say) =>
    `toto je zarezervováno: ${place(say, on)}; rezervaci má ${say.player(by)}`,
  "sentinel-not-in-front": ({ sentinel: id }, say) =>
    `tento žeton neleží před tebou: ${sentinel(say, id)}`,
  "zone-taken": ({ zone, sentinel: id }, say) =>
    `${wordFor(zones, zone)} už leží ${sentinel(say, id)}`,
  "no-such-place": ({ place: on }, say) => `sem teď nelze položit žeton strážce: ${place(say, on)}`,
  "wrong-number-of-opponents": (params) => `nesprávný počet protihráčů: ${figures(params)}`,
  "opponent-named-twice": ({ seat }, { player }) =>
    `tento protihráč je uveden dvakrát: ${player(seat)}`,
  "ally-not-in-discard": ({ ally }, { name }) =>
    `tento spojenec není v odhazovacím balíčku karet průzkumu: ${name(ally)}`,
  "race-not-affiliated": ({ race: id }) =>
    `žádný protihráč, na kterého schopnost působí, nemá spolupracující spojence této rasy: ${race(id)}`,
  "ally-not-affiliated": ({ ally, race: id }, { name }) =>
    `toto není tvůj spolupracující spojenec této rasy (${race(id)}): ${name(ally)}`,
  "lord-not-under-location": ({ lord }, { name }) =>
    `tento vládce neleží pod tvou lokací: ${name(lord)}`,
  "loot-deck-empty": () => "v balíčku kořisti už není žádná karta",
  "not-a-candidate": ({ to, candidates }, { player }) =>
    `figurku krakena může dostat ${czech.or(candidates.map(player))}, ne ${player(to)}`,
};
