import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { czech } from "../language.ts";
import { sentinel } from "./expressions.ts";

const orDecline = (mayDecline: boolean): string => (mayDecline ? ", nebo odmítni" : "");

export const decisions: KrakenWords["decisions"] = {
  "place-kraken": (_, who) => `${who}: vyber hromádku karet v radě pro krakena`,
  "place-sentinel": ({ sentinel: id, mayDecline }, who, say) =>
    `${who}: polož ${sentinel(say, id)}${orDecline(mayDecline)}`,
  "give-nebulis": ({ mayDecline }, who) =>
    `${who}: vyber protihráče, kteří dostanou po 1 nebule${orDecline(mayDecline)}`,
  "take-from-discard": ({ mayDecline }, who) =>
    `${who}: vezmi spojence z odhazovacího balíčku karet průzkumu${orDecline(mayDecline)}`,
  "name-race": ({ mayDecline }, who) =>
    `${who}: urči rasu, jejíž spolupracující spojence protihráči odhodí${orDecline(mayDecline)}`,
  "discard-affiliated": ({ race: id, seats }, who) =>
    `${who}: ${seats.length === 1 ? "odhoď 1 spolupracujícího spojence" : "odhoďte po 1 spolupracujícím spojenci"} této rasy: ${race(id)}`,
  "free-lord": ({ mayDecline }, who) =>
    `${who}: osvoboď vládce zpod své lokace${orDecline(mayDecline)}`,
  "search-loot": ({ location }, who, { name }) =>
    `${who}: dober další kořist, nebo ukonči prohledání; lokace: ${name(location)}`,
  "give-figure": ({ to }, who, { player }) =>
    `${who}: vyber, kdo dostane figurku krakena: ${czech.or(to.map(player))}`,
};
