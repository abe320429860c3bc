import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { polish } from "../language.ts";
import { sentinel } from "./expressions.ts";

const orDecline = (mayDecline: boolean): string => (mayDecline ? " albo zrezygnuj" : "");

export const decisions: KrakenWords["decisions"] = {
  "place-kraken": (_, who) => `${who}: wybierz stos Rady dla krakena`,
  "place-sentinel": ({ sentinel: id, mayDecline }, who, say) =>
    `${who}: połóż ${sentinel(say, id)}${orDecline(mayDecline)}`,
  "give-nebulis": ({ mayDecline }, who) =>
    `${who}: wybierz przeciwników, którym oddasz po 1 nebulisie${mayDecline ? ", albo zrezygnuj" : ""}`,
  "take-from-discard": ({ mayDecline }, who) =>
    `${who}: weź sojusznika ze stosu odrzuconych kart eksploracji${orDecline(mayDecline)}`,
  "name-race": ({ mayDecline }, who) =>
    `${who}: wskaż rasę, której przyłączonych sojuszników odrzucą przeciwnicy${mayDecline ? ", albo zrezygnuj" : ""}`,
  "discard-affiliated": ({ race: id, seats }, who) =>
    `${who}: ${seats.length === 1 ? "odrzuć 1 przyłączonego sojusznika" : "odrzućcie po 1 przyłączonym sojuszniku"} tej rasy: ${race(id)}`,
  "free-lord": ({ mayDecline }, who) =>
    `${who}: uwolnij lorda spod swojego miejsca${orDecline(mayDecline)}`,
  "search-loot": ({ location }, who, { name }) =>
    `${who}: dobierz kolejny łup albo zakończ przeszukanie; miejsce: ${name(location)}`,
  "give-figure": ({ to }, who, { player }) =>
    `${who}: wybierz, kto otrzyma figurkę Krakena: ${polish.or(to.map(player))}`,
};
