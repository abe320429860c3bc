import { wordFor } from "../../../kernel/words/grammar.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { figures } from "../abyss/refusals.ts";
import { polish } from "../language.ts";
import { nebulis, pearls } from "../nouns.ts";
import { place, sentinel } from "./expressions.ts";

/** Where a sentinel already is. */
const zones = {
  court: "na dziedzińcu",
  council: "w Radzie",
  locations: "wśród dostępnych miejsc",
};

export const refusals: KrakenWords["refusals"] = {
  "too-few-nebulis": (params) => `za mało nebulisów: ${figures(params)}`,
  "too-many-nebulis": ({ nebulis: n, most }) =>
    `zapłata może zawierać najwyżej ${nebulis(most)}, a nie ${n}`,
  "pearls-first": ({ pearls: n }) =>
    `nebulisami płaci się tylko wtedy, gdy nie zostaje żadna perła; zostałoby: ${pearls(n)}`,
  "kraken-not-affiliated": ({ ally }, { name }) =>
    `ta karta nie ma rasy i nie można jej przyłączyć: ${name(ally)}`,
  "ally-to-affiliate": ({ allies }, { name }) =>
    `trzeba przyłączyć jednego z sojuszników: ${polish.or(allies.map(name))}`,
  reserved: ({ place: on, by }, say) =>
    `to jest zarezerwowane: ${place(say, on)}; rezerwuje ${say.player(by)}`,
  "sentinel-not-in-front": ({ sentinel: id }, say) =>
    `ten żeton nie leży przed tobą: ${sentinel(say, id)}`,
  "zone-taken": ({ zone, sentinel: id }, say) =>
    `${wordFor(zones, zone)} leży już ${sentinel(say, id)}`,
  "no-such-place": ({ place: on }, say) =>
    `tu nie można teraz położyć żetonu strażnika: ${place(say, on)}`,
  "wrong-number-of-opponents": (params) => `niewłaściwa liczba przeciwników: ${figures(params)}`,
  "opponent-named-twice": ({ seat }, { player }) =>
    `tego przeciwnika podano dwa razy: ${player(seat)}`,
  "ally-not-in-discard": ({ ally }, { name }) =>
    `tego sojusznika nie ma na stosie odrzuconych kart eksploracji: ${name(ally)}`,
  "race-not-affiliated": ({ race: id }) =>
    `żaden przeciwnik, na którego działa ta zdolność, nie ma przyłączonych sojuszników tej rasy: ${race(id)}`,
  "ally-not-affiliated": ({ ally, race: id }, { name }) =>
    `to nie jest twój przyłączony sojusznik tej rasy (${race(id)}): ${name(ally)}`,
  "lord-not-under-location": ({ lord }, { name }) =>
    `ten lord nie leży pod twoim miejscem: ${name(lord)}`,
  "loot-deck-empty": () => "w talii łupów nie ma już kart",
  "not-a-candidate": ({ to, candidates }, { player }) =>
    `figurkę Krakena może otrzymać ${polish.or(candidates.map(player))}, a nie ${player(to)}`,
};
