import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { events as abyssEvents } from "../abyss/events.ts";
import { race, stacks } from "../abyss/expressions.ts";
import { polish } from "../language.ts";
import { monsters, nebulis, pearlsAccusative } from "../nouns.ts";
import { loot, place, sentinel } from "./expressions.ts";

/** Why nebulis change hands. */
function reason({ name }: SayNames, source: string): string {
  switch (source) {
    case "krakens":
      return "krakeny";
    case "payment":
      return "zapłata";
    default:
      return name(source);
  }
}

export const events: KrakenWords["events"] = {
  "pearls-gained": (event, say) =>
    event.source === "loot"
      ? `${say.player(event.seat)} otrzymuje ${pearlsAccusative(event.pearls)} (łup)`
      : abyssEvents["pearls-gained"]({ ...event, source: event.source }, say),
  "ally-bought": ({ seat, from, ally, price }, { player, name }) =>
    `${player(seat)} kupuje sojusznika: ${name(ally)}; cena: ${price}; sprzedaje ${player(from)}`,
  "lord-bribed": ({ seat, lord, pearls: price }, { player, name }) =>
    `${player(seat)} rekrutuje lorda: ${name(lord)}; cena: ${price}`,
  "nebulis-changed": ({ by, source }, say) => {
    const changes = by.flatMap((n, seat) =>
      n === 0
        ? []
        : [`${say.player(seat)} ${n > 0 ? "otrzymuje" : "traci"} ${nebulis(Math.abs(n))}`],
    );
    return `${polish.and(changes)} (${reason(say, source)})`;
  },
  "figure-moved": ({ seat }, { player }) =>
    seat === null ? "nikt już nie ma figurki Krakena" : `figurkę Krakena ma teraz ${player(seat)}`,
  "kraken-placed": ({ seat, kraken, stack }, { player, name }) =>
    `${player(seat)} kładzie na ${stacks([stack])} kartę: ${name(kraken)}`,
  "loot-drawn": ({ seat, location, value }, say) =>
    `${say.player(seat)} dobiera ${loot(say, [value])}; miejsce: ${say.name(location)}`,
  "loot-discarded": ({ location, values }, say) =>
    `odrzucono: ${loot(say, values)}; miejsce: ${say.name(location)}`,
  "ally-found": ({ seat, ally, monsters: n }, { player, name }) => {
    const before = n > 0 ? `; wcześniej: ${monsters(n)}` : "";
    return ally === null
      ? `${player(seat)} nie znajduje sojusznika${before}`
      : `${player(seat)} znajduje sojusznika: ${name(ally)}${before}`;
  },
  "sentinel-taken": ({ seat, sentinel: id }, say) =>
    `${say.player(seat)} bierze ${sentinel(say, id)}`,
  "sentinel-placed": ({ seat, sentinel: id, place: on }, say) =>
    `${say.player(seat)} kładzie ${sentinel(say, id)}; rezerwacja: ${place(say, on)}`,
  "sentinel-returned": ({ seat, sentinel: id }, say) =>
    `${say.player(seat)} odzyskuje ${sentinel(say, id)}`,
  "pearl-taken": ({ seat, from }, { player, name }) =>
    `${player(seat)} zabiera ${pearlsAccusative(1)} (${name("highwayman")}); traci ją ${player(from)}`,
  "lord-summoned": ({ seat, lord }, { player, name }) =>
    `${player(seat)} sprowadza na dziedziniec lorda: ${name(lord)}`,
  "ally-recovered": ({ seat, ally }, { player, name }) =>
    `${player(seat)} bierze ze stosu odrzuconych kart eksploracji sojusznika: ${name(ally)}`,
  "race-named": ({ seat, race: id }, { player }) => `${player(seat)} wskazuje rasę: ${race(id)}`,
  "affiliated-discarded": ({ seat, ally }, { player, name }) =>
    `${player(seat)} odrzuca przyłączonego sojusznika: ${name(ally)}`,
  "lord-freed": ({ seat, lord, location }, { player, name }) =>
    `${player(seat)} uwalnia lorda: ${name(lord)}; miejsce: ${name(location)}`,
};
