import { lord, pearls, race } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import { FERRYMAN_NEBULIS, FERRYMAN_PEARLS } from "../../cards/numbers.ts";
import type { KrakenWords } from "../phrases.ts";
import { nebulis, place, sentinel } from "./nouns.ts";

export const krakenActionTypes: KrakenWords["actionTypes"] = {
  "place-kraken": "place the kraken",
  "place-sentinel": "place the sentinel",
  "post-sentinel": "place a sentinel that lies in front of you",
  "use-ferryman": "use the Ferryman",
  "use-recipient": "use the Recipient",
  "give-nebulis": "give nebulis away",
  "take-from-discard": "take an ally from the discard",
  "name-race": "name a race",
  "discard-affiliated": "discard an affiliated ally",
  "free-lord": "free a lord",
  "draw-loot": "draw loot",
  "stop-search": "end the search",
  "give-figure": "give the Kraken figure away",
};

export const krakenActions: KrakenWords["actions"] = {
  "place-kraken": ({ stack }) => `put the kraken on the ${race(stack)} stack`,
  "place-sentinel": ({ place: on }, say) => `place the sentinel on ${place(say, on)}`,
  "post-sentinel": ({ sentinel: id, place: on }, say) =>
    `place ${sentinel(say, id)} on ${place(say, on)}`,
  "use-ferryman": () => `return ${nebulis(FERRYMAN_NEBULIS)} for ${pearls(FERRYMAN_PEARLS)}`,
  "use-recipient": () => "bring the top lord to court without paying",
  "give-nebulis": ({ to }, { player }) =>
    `give ${nebulis(1)}${to.length > 1 ? " each" : ""} to ${en.and(to.map(player))}`,
  "take-from-discard": ({ ally }, { name }) => `take ${name(ally)} from the discard`,
  "name-race": ({ race: id }) => `name a race: ${race(id)}`,
  "discard-affiliated": ({ ally }, { name }) => `discard ${name(ally)}, which is affiliated`,
  "free-lord": ({ lord: id }, say) => `free ${lord(say, id)}`,
  "draw-loot": () => "draw more loot",
  "stop-search": () => "end the search",
  "give-figure": ({ to }, { player }) => `give the Kraken figure to ${player(to)}`,
};
