import type { Location } from "./locations.ts";
import type { Ability } from "./lords.ts";

/** The rule number of each ability of lords. */
export const abilityRules: Readonly<Record<Ability["kind"], `CO-${number}`>> = {
  swap: "CO-9",
  key: "CO-10",
  pearls: "CO-11",
  reveal: "CO-12",
};

/** The rule number of each location. */
export const locationRules: Readonly<Record<Location, `CO-${number}`>> = {
  "seven-points": "CO-18",
  "five-points-one-pearl": "CO-18",
  "four-points-two-pearls": "CO-18",
  "three-points-three-pearls": "CO-18",
  "silver-keys": "CO-19",
  "gold-keys": "CO-19",
  "pearl-pairs": "CO-19",
  locations: "CO-19",
  "force-one": "CO-21",
  "force-two": "CO-22",
  "reshuffle-lords": "CO-24",
  "reshuffle-locations": "CO-25",
  "any-two-keys": "CO-26",
  "search-deck": "CO-27",
  "best-yellow": "CO-20",
  "best-red": "CO-20",
  "best-green": "CO-20",
  "best-blue": "CO-20",
  "best-purple": "CO-20",
  "count-yellow": "CO-20",
  "count-red": "CO-20",
  "count-green": "CO-20",
  "count-blue": "CO-20",
  "count-purple": "CO-20",
  "group-of-ones": "CO-36",
  "group-of-twos": "CO-36",
  "group-of-threes": "CO-36",
  "group-of-fours": "CO-36",
  "zeros-and-sixes": "CO-36",
};
