import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { events as abyssEvents } from "../abyss/events.ts";
import { race, stacks } from "../abyss/expressions.ts";
import { czech } from "../language.ts";
import { monsters, nebulisAccusative, pearlsAccusative } from "../nouns.ts";
import { loot, place, sentinel } from "./expressions.ts";

/** Why nebulis change hands. */
function reason({ name }: SayNames, source: string): string {
  switch (source) {
    case "krakens":
      return "krakeni";
    case "payment":
      return "platba";
    default:
      return name(source);
  }
}

export const events: KrakenWords["events"] = {
  "pearls-gained": (event, say) =>
    event.source === "loot"
      ? `${say.player(event.seat)} získává ${pearlsAccusative(event.pearls)} (kořist)`
      : abyssEvents["pearls-gained"]({ ...event, source: event.source }, say),
  "ally-bought": ({ seat, from, ally, price }, { player, name }) =>
    `${player(seat)} kupuje spojence: ${name(ally)}; cena: ${price}; prodává ${player(from)}`,
  "lord-bribed": ({ seat, lord, pearls: price }, { player, name }) =>
    `${player(seat)} rekrutuje vládce: ${name(lord)}; cena: ${price}`,
  "nebulis-changed": ({ by, source }, say) => {
    const changes = by.flatMap((n, seat) =>
      n === 0
        ? []
        : [`${say.player(seat)} ${n > 0 ? "získává" : "ztrácí"} ${nebulisAccusative(Math.abs(n))}`],
    );
    return `${czech.and(changes)} (${reason(say, source)})`;
  },
  "figure-moved": ({ seat }, { player }) =>
    seat === null ? "figurku krakena už nikdo nemá" : `figurku krakena má teď ${player(seat)}`,
  "kraken-placed": ({ seat, kraken, stack }, { player, name }) =>
    `${player(seat)} pokládá na ${stacks([stack])} kartu: ${name(kraken)}`,
  "loot-drawn": ({ seat, location, value }, say) =>
    `${say.player(seat)} dobírá ${loot(say, [value])}; lokace: ${say.name(location)}`,
  "loot-discarded": ({ location, values }, say) =>
    `odhozeno: ${loot(say, values)}; lokace: ${say.name(location)}`,
  "ally-found": ({ seat, ally, monsters: n }, { player, name }) => {
    const before = n > 0 ? `; předtím odhaleno: ${monsters(n)}` : "";
    return ally === null
      ? `${player(seat)} nenachází žádného spojence${before}`
      : `${player(seat)} nachází spojence: ${name(ally)}${before}`;
  },
  "sentinel-taken": ({ seat, sentinel: id }, say) =>
    `${say.player(seat)} si bere ${sentinel(say, id)}`,
  "sentinel-placed": ({ seat, sentinel: id, place: on }, say) =>
    `${say.player(seat)} pokládá ${sentinel(say, id)}; rezervace: ${place(say, on)}`,
  "sentinel-returned": ({ seat, sentinel: id }, say) =>
    `${say.player(seat)} dostává zpět ${sentinel(say, id)}`,
  "pearl-taken": ({ seat, from }, { player, name }) =>
    `${player(seat)} bere ${pearlsAccusative(1)} (${name("highwayman")}); přichází o ni ${player(from)}`,
  "lord-summoned": ({ seat, lord }, { player, name }) =>
    `${player(seat)} přivádí ke dvoru vládce: ${name(lord)}`,
  "ally-recovered": ({ seat, ally }, { player, name }) =>
    `${player(seat)} si bere z odhazovacího balíčku karet průzkumu spojence: ${name(ally)}`,
  "race-named": ({ seat, race: id }, { player }) => `${player(seat)} určuje rasu: ${race(id)}`,
  "affiliated-discarded": ({ seat, ally }, { player, name }) =>
    `${player(seat)} odhazuje spolupracujícího spojence: ${name(ally)}`,
  "lord-freed": ({ seat, lord, location }, { player, name }) =>
    `${player(seat)} osvobozuje vládce: ${name(lord)}; lokace: ${name(location)}`,
};
