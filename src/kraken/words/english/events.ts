import { abyssEvents } from "../../../abyss/words/english/events.ts";
import { lord, pearls, race } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { lord as ownLord } from "../../cards/box.ts";
import type { NebulisSource } from "../../events.ts";
import type { KrakenWords } from "../phrases.ts";
import { loot, nebulis, place, sentinel } from "./nouns.ts";

/** Why nebulis change. */
function nebulisSource(say: SayNames, source: NebulisSource): string {
  switch (source) {
    case "krakens":
      return "for krakens";
    case "payment":
      return "in a payment";
    default:
      return `by ${lord(say, source)}`;
  }
}

export const krakenEvents: KrakenWords["events"] = {
  "pearls-gained": (event, say) =>
    event.source === "loot"
      ? `${say.player(event.seat)} gains ${pearls(event.pearls)} as loot`
      : abyssEvents["pearls-gained"]({ ...event, source: event.source }, say),
  "ally-bought": ({ seat, from, ally, price }, { player, name }) =>
    `${player(seat)} buys ${name(ally)} from ${player(from)} at a price of ${price}`,
  "lord-bribed": ({ seat, lord: id, pearls: price }, say) =>
    `${say.player(seat)} wins ${lord(say, id)} over at a price of ${price}`,
  "nebulis-changed": ({ by, source }, say) => {
    const changes = by.flatMap((n, seat) =>
      n === 0 ? [] : [`${say.player(seat)} ${n > 0 ? "gains" : "loses"} ${nebulis(Math.abs(n))}`],
    );
    return `${en.and(changes)} ${nebulisSource(say, source)}`;
  },
  "figure-moved": ({ seat }, { player }) =>
    seat === null
      ? "nobody has the Kraken figure any more"
      : `${player(seat)} has the Kraken figure now`,
  "kraken-placed": ({ seat, kraken, stack }, { player, name }) =>
    `${player(seat)} puts ${name(kraken)} on the ${race(stack)} stack`,
  "loot-drawn": ({ seat, location, value }, say) =>
    `${say.player(seat)} draws ${loot(say, [value])} for ${say.name(location)}`,
  "loot-discarded": ({ location, values }, say) =>
    `discarded from ${say.name(location)}: ${loot(say, values)}`,
  "ally-found": ({ seat, ally, monsters }, { player, name }) => {
    const before =
      monsters > 0 ? ` after ${en.counted(monsters, { one: "monster", other: "monsters" })}` : "";
    return `${player(seat)} finds ${ally === null ? "no ally" : name(ally)}${before}`;
  },
  "sentinel-taken": ({ seat, sentinel: id }, say) =>
    `${say.player(seat)} takes ${sentinel(say, id)}`,
  "sentinel-placed": ({ seat, sentinel: id, place: on }, say) =>
    `${say.player(seat)} places ${sentinel(say, id)} on ${place(say, on)}`,
  "sentinel-returned": ({ seat, sentinel: id }, say) =>
    `${sentinel(say, id)} comes back to ${say.player(seat)}`,
  "pearl-taken": ({ seat, from }, say) =>
    `${say.player(seat)} takes ${pearls(1)} from ${say.player(from)} by ${lord(say, ownLord("highwayman"))}`,
  "lord-summoned": ({ seat, lord: id }, say) =>
    `${say.player(seat)} brings ${lord(say, id)} to court`,
  "ally-recovered": ({ seat, ally }, { player, name }) =>
    `${player(seat)} takes ${name(ally)} from the discard`,
  "race-named": ({ seat, race: id }, { player }) => `${player(seat)} names a race: ${race(id)}`,
  "affiliated-discarded": ({ seat, ally }, { player, name }) =>
    `${player(seat)} discards ${name(ally)}, which was affiliated`,
  "lord-freed": ({ seat, lord: id, location }, say) =>
    `${say.player(seat)} frees ${lord(say, id)} from ${say.name(location)}`,
};
