import { lord, pearls, race } from "../../../abyss/words/english/nouns.ts";
import { figures } from "../../../abyss/words/english/refusals.ts";
import { en } from "../../../kernel/words/english.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { KrakenWords } from "../phrases.ts";
import { nebulis, place, sentinel } from "./nouns.ts";

/** The zones of the table, with their preposition. */
const zones = {
  court: "in the court",
  council: "on the council",
  locations: "on the locations",
};

export const krakenRefusals: KrakenWords["refusals"] = {
  "too-few-nebulis": (params) => `too few nebulis: ${figures(params)}`,
  "too-many-nebulis": ({ nebulis: n, most }) => `at most ${nebulis(most)} can be paid, not ${n}`,
  "pearls-first": ({ pearls: n }) =>
    `nebulis can be paid only if no pearl is left; ${pearls(n)} would be left`,
  "kraken-not-affiliated": ({ ally }, { name }) =>
    `${name(ally)} has no race and cannot be affiliated`,
  "ally-to-affiliate": ({ allies }, { name }) =>
    `one of the allies must be affiliated: ${en.or(allies.map(name))}`,
  reserved: ({ place: on, by }, say) => `${place(say, on)} is reserved for ${say.player(by)}`,
  "sentinel-not-in-front": ({ sentinel: id }, say) => `${sentinel(say, id)} is not in front of you`,
  "zone-taken": ({ zone, sentinel: id }, say) =>
    `there is already a sentinel ${wordFor(zones, zone)}: ${sentinel(say, id)}`,
  "no-such-place": ({ place: on }, say) => `a sentinel cannot be placed on ${place(say, on)} now`,
  "wrong-number-of-opponents": (params) => `wrong number of opponents: ${figures(params)}`,
  "opponent-named-twice": ({ seat }, { player }) => `${player(seat)} is named twice`,
  "ally-not-in-discard": ({ ally }, { name }) => `${name(ally)} is not in the discard`,
  "race-not-affiliated": ({ race: id }) =>
    `no opponent whom the power affects has an affiliated ally of this race: ${race(id)}`,
  "ally-not-affiliated": ({ ally, race: id }, { name }) =>
    `${name(ally)} is not an affiliated ${race(id)} of yours`,
  "lord-not-under-location": ({ lord: id }, say) =>
    `${lord(say, id)} is not under a location of yours`,
  "loot-deck-empty": () => "there is no loot left",
  "not-a-candidate": ({ to, candidates }, { player }) =>
    `the Kraken figure goes to ${en.or(candidates.map(player))}, not to ${player(to)}`,
};
