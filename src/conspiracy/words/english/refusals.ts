import { wordFor } from "../../../kernel/words/grammar.ts";
import type { ConspiracyWords } from "../phrases.ts";
import { colour, countedLords, location, lords } from "./nouns.ts";

/** Where locations are on offer. */
const offers = { available: "available", drawn: "drawn", deck: "of the deck" };

export const conspiracyRefusals: ConspiracyWords["refusals"] = {
  "wrong-count": ({ count, max, has }) =>
    `1 to ${max} cards may be drawn, not ${count}; the deck has ${has}`,
  "under-orders": ({ draw }) =>
    `an order is in force: you must draw ${countedLords(draw)} from the deck`,
  "pile-empty": ({ colour: id }) => `the ${colour(id)} pile is empty`,
  "lord-not-recruited": ({ lord, recruits }, say) =>
    `${say.name(lord)} is not among the lords recruited (${lords(say, recruits)})`,
  "spot-empty": ({ spot }) => `there is no lord on spot ${spot}`,
  "same-spot": ({ spot }) => `a swap needs two different lords, spot ${spot} is named twice`,
  "lord-has-key": ({ spot, lord }, { name }) =>
    `${name(lord)} on spot ${spot} has a key and cannot be moved`,
  "location-not-on-offer": ({ location: id, from }, say) =>
    `${location(say, id)} is not among the locations ${wordFor(offers, from)}`,
};
