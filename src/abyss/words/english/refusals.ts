import { en } from "../../../kernel/words/english.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { Figures } from "../../refusals.ts";
import type { AbyssWords } from "../phrases.ts";
import { lord, race, reward } from "./nouns.ts";

/** "has 3, needs 5" */
export const figures = ({ has, needs }: Figures): string => `has ${has}, needs ${needs}`;

/** Where a location must come from. */
const offers = { available: "available", drawn: "drawn", stack: "in the stack" };

export const abyssRefusals: AbyssWords["refusals"] = {
  "too-few-pearls": (params) => `too few pearls: ${figures(params)}`,
  "court-full": ({ spaces }) => `the court has ${spaces} spaces and is full`,
  "lord-deck-empty": () => "the lord deck is empty",
  "lord-not-in-court": ({ lord: id }, say) => `${lord(say, id)} is not in the court`,
  "nothing-to-reveal": () => "there is no card left to reveal",
  "track-full": ({ spaces }) => `all ${spaces} spaces of the track are filled`,
  "monster-revealed": () => "the card revealed is a monster and cannot be taken",
  "no-monster-revealed": () => "the card revealed is not a monster",
  "reward-not-on-offer": ({ reward: chosen, rewards }) =>
    `${reward(chosen)} is not on offer, only ${en.or(rewards.map(reward))}`,
  "too-few-monster-tokens": (params) => `too few monster tokens: ${figures(params)}`,
  "wrong-number-of-stacks": (params) => `wrong number of stacks: ${figures(params)}`,
  "stack-named-twice": ({ stack }) => `the ${race(stack)} stack is named twice`,
  "stack-empty": ({ stack }) => `the ${race(stack)} stack is empty`,
  "ally-not-in-hand": ({ ally }, { name }) => `there are too few copies of ${name(ally)} in hand`,
  "wrong-number-of-allies": (params) => `wrong number of allies: ${figures(params)}`,
  "wrong-number-of-races": (params) => `wrong number of races: ${figures(params)}`,
  "required-race-missing": ({ race: id }) => `a ${race(id)} must be among the allies`,
  "superfluous-ally": ({ ally }, { name }) => `${name(ally)} could be left out of the payment`,
  "ally-not-played": ({ ally }, { name }) => `${name(ally)} is not among the allies played`,
  "not-the-lowest-ally": ({ ally, lowest }, { name }) =>
    `${name(ally)} is not the lowest ally: the lowest value is ${lowest}`,
  "power-not-working": ({ lord: id }, say) => `${lord(say, id)} is not a free lord of yours`,
  "power-used-this-turn": ({ lord: id }, say) => `${lord(say, id)} has already been used this turn`,
  "not-a-free-lord": ({ lord: id, of }, say) =>
    `${lord(say, id)} is not a free lord of ${say.player(of)}`,
  "not-another-lord": ({ lord: id }, say) => `${lord(say, id)} is not another free lord of yours`,
  "wrong-replacement": ({ by }, say) =>
    `${lord(say, by)} takes the new lord from the ${by === "traitor" ? "court" : "deck"}`,
  "not-an-opponent": ({ from }, { player }) => `${player(from)} is not an opponent`,
  "protected-by-shaman": ({ seat }, say) =>
    `${say.player(seat)} is protected by ${lord(say, "shaman")}`,
  "no-monster-tokens": ({ seat }, { player }) => `${player(seat)} has no monster tokens`,
  "not-to-be-declined": () =>
    "this power must be carried out as far as possible and cannot be declined",
  "location-not-owned": ({ location }, { name }) => `${name(location)} is not yours`,
  "location-not-on-offer": ({ location, from }, { name }) =>
    `${name(location)} is not among the locations ${wordFor(offers, from)}`,
  "wrong-count": ({ count, max, has }) =>
    `1 to ${max} locations may be drawn, not ${count}; the stack has ${has}`,
  "lord-has-no-key": ({ lord: id }, say) => `${lord(say, id)} has no key`,
  "lord-named-twice": ({ lord: id }, say) => `${lord(say, id)} is named twice`,
  "too-few-key-tokens": (params) => `too few key tokens: ${figures(params)}`,
  "wrong-number-of-keys": (params) => `wrong number of keys: ${figures(params)}`,
  "not-the-ambassadors-keys": ({ lord: id }, say) =>
    `the location must be controlled with the keys of ${lord(say, id)} only`,
};
