import { race } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import type { KrakenWords } from "../phrases.ts";
import { nebulis, sentinel } from "./nouns.ts";

const ifYouLike = (mayDecline: boolean): string => (mayDecline ? ", if you like" : "");

export const krakenDecisions: KrakenWords["decisions"] = {
  "place-kraken": (_, who) => `${who}, choose a council stack for the kraken`,
  "place-sentinel": ({ sentinel: id, mayDecline }, who, say) =>
    `${who}, choose where to place ${sentinel(say, id)}${ifYouLike(mayDecline)}`,
  "give-nebulis": ({ mayDecline }, who) =>
    `${who}, choose the opponents who get ${nebulis(1)} each${ifYouLike(mayDecline)}`,
  "take-from-discard": ({ mayDecline }, who) =>
    `${who}, choose an ally to take from the discard${ifYouLike(mayDecline)}`,
  "name-race": ({ mayDecline }, who) =>
    `${who}, name a race, of which each opponent discards an affiliated ally${ifYouLike(mayDecline)}`,
  "discard-affiliated": ({ race: id }, who) => `${who}, discard an affiliated ${race(id)}`,
  "free-lord": ({ mayDecline }, who) =>
    `${who}, choose a lord to free from under a location${ifYouLike(mayDecline)}`,
  "search-loot": ({ location }, who, { name }) =>
    `${who}, draw more loot for ${name(location)}, or end the search`,
  "give-figure": ({ to }, who, { player }) =>
    `${who}, give the Kraken figure to ${en.or(to.map(player))}`,
};
