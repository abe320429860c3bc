import { FERRYMAN_NEBULIS, FERRYMAN_PEARLS } from "../../../kraken/cards/numbers.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race, stacks } from "../abyss/expressions.ts";
import { polish } from "../language.ts";
import { nebulis, pearlsAccusative } from "../nouns.ts";
import { place, sentinel } from "./expressions.ts";

export const actionTypes: KrakenWords["actionTypes"] = {
  "place-kraken": "położenie krakena",
  "place-sentinel": "położenie żetonu strażnika",
  "post-sentinel": "położenie swojego żetonu strażnika",
  "use-ferryman": "zwrot nebulisa za perłę",
  "use-recipient": "sprowadzenie lorda na dziedziniec",
  "give-nebulis": "oddanie nebulisów",
  "take-from-discard": "wzięcie odrzuconego sojusznika",
  "name-race": "wskazanie rasy",
  "discard-affiliated": "odrzucenie przyłączonego sojusznika",
  "free-lord": "uwolnienie lorda",
  "draw-loot": "dobranie łupu",
  "stop-search": "zakończenie przeszukania",
  "give-figure": "oddanie figurki Krakena",
};

export const actions: KrakenWords["actions"] = {
  "place-kraken": ({ stack }) => `połóż krakena na ${stacks([stack])}`,
  "place-sentinel": ({ place: on }, say) => `połóż żeton strażnika; rezerwacja: ${place(say, on)}`,
  "post-sentinel": ({ sentinel: id, place: on }, say) =>
    `połóż ${sentinel(say, id)}; rezerwacja: ${place(say, on)}`,
  "use-ferryman": () =>
    `zwróć ${nebulis(FERRYMAN_NEBULIS)} i weź ${pearlsAccusative(FERRYMAN_PEARLS)}`,
  "use-recipient": () => "sprowadź wierzchniego lorda na dziedziniec bez opłaty",
  "give-nebulis": ({ to }, { player }) =>
    to.length > 1
      ? `oddaj po 1 nebulisie; otrzymują: ${polish.and(to.map(player))}`
      : `oddaj ${nebulis(1)}; otrzymuje: ${polish.and(to.map(player))}`,
  "take-from-discard": ({ ally }, { name }) => `weź odrzuconego sojusznika: ${name(ally)}`,
  "name-race": ({ race: id }) => `wskaż rasę: ${race(id)}`,
  "discard-affiliated": ({ ally }, { name }) => `odrzuć przyłączonego sojusznika: ${name(ally)}`,
  "free-lord": ({ lord }, { name }) => `uwolnij lorda: ${name(lord)}`,
  "draw-loot": () => "dobierz kolejny łup",
  "stop-search": () => "zakończ przeszukanie",
  "give-figure": ({ to }, { player }) => `oddaj figurkę Krakena; otrzymuje ją ${player(to)}`,
};
