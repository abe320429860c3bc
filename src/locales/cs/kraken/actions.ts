import { FERRYMAN_NEBULIS, FERRYMAN_PEARLS } from "../../../kraken/cards/numbers.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { race, stacks } from "../abyss/expressions.ts";
import { czech } from "../language.ts";
import { nebulisAccusative, pearlsAccusative } from "../nouns.ts";
import { place, sentinel } from "./expressions.ts";

export const actionTypes: KrakenWords["actionTypes"] = {
  "place-kraken": "položení krakena",
  "place-sentinel": "položení žetonu strážce",
  "post-sentinel": "položení svého žetonu strážce",
  "use-ferryman": "vrácení nebuly za perlu",
  "use-recipient": "přivedení vládce ke dvoru",
  "give-nebulis": "rozdání nebul",
  "take-from-discard": "vzetí odhozeného spojence",
  "name-race": "určení rasy",
  "discard-affiliated": "odhození spolupracujícího spojence",
  "free-lord": "osvobození vládce",
  "draw-loot": "dobrání kořisti",
  "stop-search": "ukončení prohledání",
  "give-figure": "předání figurky krakena",
};

export const actions: KrakenWords["actions"] = {
  "place-kraken": ({ stack }) => `polož krakena na ${stacks([stack])}`,
  "place-sentinel": ({ place: on }, say) => `polož žeton strážce; rezervace: ${place(say, on)}`,
  "post-sentinel": ({ sentinel: id, place: on }, say) =>
    `polož ${sentinel(say, id)}; rezervace: ${place(say, on)}`,
  "use-ferryman": () =>
    `vrať ${nebulisAccusative(FERRYMAN_NEBULIS)} a vezmi ${pearlsAccusative(FERRYMAN_PEARLS)}`,
  "use-recipient": () => "přiveď vrchního vládce ke dvoru bez placení",
  "give-nebulis": ({ to }, { player }) =>
    to.length > 1
      ? `rozdej po 1 nebule; dostanou: ${czech.and(to.map(player))}`
      : `dej ${nebulisAccusative(1)}; dostane: ${czech.and(to.map(player))}`,
  "take-from-discard": ({ ally }, { name }) => `vezmi odhozeného spojence: ${name(ally)}`,
  "name-race": ({ race: id }) => `urči rasu: ${race(id)}`,
  "discard-affiliated": ({ ally }, { name }) => `odhoď spolupracujícího spojence: ${name(ally)}`,
  "free-lord": ({ lord }, { name }) => `osvoboď vládce: ${name(lord)}`,
  "draw-loot": () => "dober další kořist",
  "stop-search": () => "ukonči prohledání",
  "give-figure": ({ to }, { player }) => `předej figurku krakena; dostane ji ${player(to)}`,
};
