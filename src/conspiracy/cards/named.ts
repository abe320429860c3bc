import { namedCards } from "../../kernel/components/named-cards.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { LocationCard, LocationScoring } from "./location-card.ts";
import { type Location, locationCards } from "./locations.ts";
import { type Ability, abilityOf, type Lord, type LordCard, lordCards, lords } from "./lords.ts";

/** A card with its English name and the number of its rule. */
export type Named<Card> = Card & { readonly name: string; readonly rule: `CO-${number}` };

const abilityRules: Readonly<Record<Ability["kind"], `CO-${number}`>> = {
  swap: "CO-9",
  key: "CO-10",
  pearls: "CO-11",
  reveal: "CO-12",
};

/**
 * The lords by id: what is printed on them, the number of copies, the English name, and the rule.
 *
 * @example
 * ```ts
 * namedLords["blue-6"]; // { name: "Blue 6", colour: "blue", influence: 6, copies: 1, … }
 * ```
 */
export const namedLords: Readonly<Record<Lord, Named<LordCard>>> = /* @__PURE__ */ (() =>
  deepFreeze(
    Object.fromEntries(
      lords.map((lord) => [
        lord,
        { ...lordCards[lord], name: nameOf(lord), rule: abilityRules[abilityOf(lord).kind] },
      ]),
    ) as Record<Lord, Named<LordCard>>,
  ))();

function nameOf(lord: Lord): string {
  const { colour, influence } = lordCards[lord];
  return `${colour.charAt(0).toUpperCase()}${colour.slice(1)} ${influence}`;
}

/** The locations by id: scoring, effect, rule, and an English label, as the tiles show only icons. */
export const namedLocations: Readonly<Record<Location, Named<LocationCard<LocationScoring>>>> =
  /* @__PURE__ */ namedCards(locationCards, {
    "seven-points": ["7 points", "CO-18"],
    "five-points-one-pearl": ["5 points, 1 pearl", "CO-18"],
    "four-points-two-pearls": ["4 points, 2 pearls", "CO-18"],
    "three-points-three-pearls": ["3 points, 3 pearls", "CO-18"],
    "silver-keys": ["Silver keys", "CO-19"],
    "gold-keys": ["Gold keys", "CO-19"],
    "pearl-pairs": ["Pairs of pearls", "CO-19"],
    locations: ["Controlled locations", "CO-19"],
    "force-one": ["Opponents take the top lord", "CO-21"],
    "force-two": ["Opponents choose from the top 2 lords", "CO-22"],
    "reshuffle-lords": ["Shuffle in the discarded lords", "CO-24"],
    "reshuffle-locations": ["Shuffle in the available locations", "CO-25"],
    "any-two-keys": ["Any 2 keys", "CO-26"],
    "search-deck": ["Choose from the location deck", "CO-27"],
    "best-yellow": ["Best yellow lord", "CO-20"],
    "best-red": ["Best red lord", "CO-20"],
    "best-green": ["Best green lord", "CO-20"],
    "best-blue": ["Best blue lord", "CO-20"],
    "best-purple": ["Best purple lord", "CO-20"],
    "count-yellow": ["Yellow lords", "CO-20"],
    "count-red": ["Red lords", "CO-20"],
    "count-green": ["Green lords", "CO-20"],
    "count-blue": ["Blue lords", "CO-20"],
    "count-purple": ["Purple lords", "CO-20"],
    "group-of-ones": ["Group of lords of influence 1", "CO-36"],
    "group-of-twos": ["Group of lords of influence 2", "CO-36"],
    "group-of-threes": ["Group of lords of influence 3", "CO-36"],
    "group-of-fours": ["Group of lords of influence 4", "CO-36"],
    "zeros-and-sixes": ["Lords of influence 0 or 6", "CO-36"],
  });
