import { wordFor } from "../../../kernel/words/grammar.ts";
import type { ConspiracyWords } from "../phrases.ts";
import { colour, countedLords, location, lords } from "./nouns.ts";

/** Which locations can be taken. */
const offers = {
  available: "available locations",
  drawn: "drawn locations",
  deck: "locations in the deck",
};

export const conspiracyRefusals: ConspiracyWords["refusals"] = {
  "wrong-count": ({ count, max, has }) =>
    `1 to ${max} cards may be drawn, not ${count}; the deck has ${has}`,
  "under-orders": ({ draw }) =>
    `an order is in force: you must draw ${countedLords(draw)} from the deck`,
  "pile-empty": ({ colour: id }) => `the ${colour(id)} pile is empty`,
  "lord-not-recruited": ({ lord, recruits }, say) =>
    `${say.name(lord)} is not one of the recruited lords (${lords(say, recruits)})`,
  "spot-empty": ({ spot }) => `there is no lord on spot ${spot}`,
  "same-spot": ({ spot }) => `a swap needs two different lords, but spot ${spot} is named twice`,
  "lord-has-key": ({ spot, lord }, { name }) =>
    `${name(lord)} on spot ${spot} has a key and cannot be moved`,
  "location-not-on-offer": ({ location: id, from }, say) =>
    `${location(say, id)} is not one of the ${wordFor(offers, from)}`,
};
