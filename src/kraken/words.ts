import {
  abyssWords,
  allies,
  card,
  figures,
  location,
  lord,
  pearlSource,
  title,
} from "../abyss/words.ts";
import { counted, list, type Phrases, player, sentence, wordsOver } from "../kernel/describe.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import type { Event, NebulisSource, OwnEvent } from "./events.ts";
import type { KrakenRefusal, Refusal } from "./refusals.ts";
import type { Place } from "./table.ts";

const nebulisSource = (source: NebulisSource): string => {
  switch (source) {
    case "krakens":
      return "for krakens";
    case "payment":
      return "in a payment";
    default:
      return `by ${lord(source)}`;
  }
};

const sentinel = (name: Sentinel): string => `the ${title(name)}'s sentinel`;

const place = (on: Place): string => {
  switch (on.kind) {
    case "lord":
      return lord(on.lord);
    case "stack":
      return `the ${on.stack} stack`;
    case "location":
      return location(on.location);
    case "guest":
      return `the ${title(on.guest)}`;
  }
};

/** The English sentences of what Kraken adds. */
export const krakenWords: Phrases<OwnEvent, KrakenRefusal> = {
  events: {
    "pearls-gained": ({ seat, pearls, source }) =>
      `${player(seat)} gains ${counted(pearls, "pearl")} ${source === "loot" ? "as loot" : pearlSource(source)}`,
    "nebulis-changed": ({ by, source }) => {
      const changes = by.flatMap((n, seat) =>
        n === 0 ? [] : [`${player(seat)} ${n > 0 ? "gains" : "loses"} ${Math.abs(n)}`],
      );
      return `Nebulis ${nebulisSource(source)}: ${list(changes)}`;
    },
    "figure-moved": ({ seat, from }) =>
      seat === null
        ? `${player(from!)} puts the figure back`
        : `${player(seat)} has the figure now`,
    "kraken-placed": ({ seat, kraken, stack }) =>
      `${player(seat)} puts ${card(kraken)} on the ${stack} stack`,
    "loot-drawn": ({ seat, location: name, value }) =>
      `${player(seat)} draws loot of ${value} for ${location(name)}`,
    "loot-discarded": ({ location: name, values }) =>
      `Loot of ${list(values.map(String))} leaves ${location(name)} and the game`,
    "ally-found": ({ seat, ally, monsters }) => {
      const before = monsters > 0 ? ` after ${counted(monsters, "monster")}` : "";
      return `${player(seat)} finds ${ally === null ? "no ally" : card(ally)}${before}`;
    },
    "sentinel-taken": ({ seat, sentinel: name }) => `${player(seat)} takes ${sentinel(name)}`,
    "sentinel-placed": ({ seat, sentinel: name, place: on }) =>
      `${player(seat)} places ${sentinel(name)} on ${place(on)}`,
    "sentinel-returned": ({ seat, sentinel: name }) =>
      `${sentinel(name)} comes back to ${player(seat)}`,
    "pearl-taken": ({ seat, from }) =>
      `${player(seat)} takes 1 pearl from ${player(from)} by ${lord("highwayman")}`,
    "lord-summoned": ({ seat, lord: name }) => `${player(seat)} brings ${lord(name)} to court`,
    "ally-recovered": ({ seat, ally }) => `${player(seat)} takes ${card(ally)} from the discard`,
    "race-named": ({ seat, race }) => `${player(seat)} names the ${race}`,
    "affiliated-discarded": ({ seat, ally }) =>
      `${player(seat)} discards ${card(ally)}, which was affiliated`,
    "lord-freed": ({ seat, lord: name, location: under }) =>
      `${player(seat)} frees ${lord(name)} from ${location(under)}`,
  },
  refusals: {
    "too-few-nebulis": (params) => `Too few nebulis: ${figures(params)}`,
    "too-many-nebulis": ({ nebulis, most }) =>
      `This payment may contain ${most} nebulis, not ${nebulis}`,
    "pearls-first": ({ pearls }) =>
      `Nebulis are paid only when no pearl is kept; ${counted(pearls, "pearl")} would be`,
    "kraken-not-affiliated": ({ ally }) => `${card(ally)} has no race and cannot be affiliated`,
    "ally-to-affiliate": ({ allies: played }) =>
      `One of the allies must be affiliated: ${allies(played)}`,
    reserved: ({ place: on, by }) => `${place(on)} is reserved for ${player(by)}`,
    "sentinel-not-in-front": ({ sentinel: name }) => `${sentinel(name)} is not in front of you`,
    "zone-taken": ({ zone, sentinel: name }) =>
      `There is a sentinel in this zone (${zone}) already: ${sentinel(name)}`,
    "no-such-place": ({ place: on }) => `${place(on)} is nothing that a sentinel can lie on now`,
    "wrong-number-of-opponents": (params) => `Wrong number of opponents: ${figures(params)}`,
    "opponent-named-twice": ({ seat }) => `${player(seat)} is named twice`,
    "ally-not-in-discard": ({ ally }) => `${card(ally)} is not in the discard`,
    "race-not-affiliated": ({ race }) => `No opponent in reach has affiliated a ${race}`,
    "ally-not-affiliated": ({ ally, race }) =>
      `${card(ally)} is not an affiliated ${race} of yours`,
    "lord-not-under-location": ({ lord: name }) => `${lord(name)} is not under a location of yours`,
    "loot-deck-empty": () => "There is no loot left",
    "not-a-candidate": ({ to, candidates }) =>
      `The figure goes to ${list(candidates.map(player), "or")}, not to ${player(to)}`,
  },
};

/**
 * An English sentence for an event or a refusal. Cards that were redacted are only counted.
 *
 * @example
 * ```ts
 * const result = kraken.reduce(state, { type: "draw-loot", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "There is no loot left (KR-32)."
 * ```
 */
export function describe(said: Event | Refusal): string {
  return sentence(wordsOver(abyssWords, krakenWords), said);
}
