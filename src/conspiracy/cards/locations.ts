import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { AnyId } from "../../kernel/data/ids.ts";
import { type Effect, type LocationCard, type LocationScoring, tileOf } from "./location-card.ts";
import type { Colour, Influence } from "./lords.ts";

const base: (scoring: LocationScoring, effect?: Effect) => LocationCard<LocationScoring> =
  tileOf("base");
const bonus: (scoring: LocationScoring) => LocationCard<LocationScoring> = tileOf("bonus");
const points = (n: number): LocationScoring => ({ kind: "points", points: n });
const best = (colour: Colour) => base({ kind: "bestOfColour", colour });
const count = (colour: Colour) => base({ kind: "perLordOfColour", colour, base: 1, each: 1 });
const group = (influence: Influence, each: number) =>
  bonus({ kind: "perLordOfGroup", influence, each });

/** All locations by id: the 24 of the base game, then the 5 bonus locations. */
export const locationCards = /* @__PURE__ */ deepFreeze({
  // CO-18
  "seven-points": base(points(7)),
  "five-points-one-pearl": base(points(5), { kind: "pearls", pearls: 1 }),
  "four-points-two-pearls": base(points(4), { kind: "pearls", pearls: 2 }),
  "three-points-three-pearls": base(points(3), { kind: "pearls", pearls: 3 }),
  // CO-19
  "silver-keys": base({ kind: "perKey", key: "silver", each: 1 }),
  "gold-keys": base({ kind: "perKey", key: "gold", each: 2 }),
  "pearl-pairs": base({ kind: "perPearlPair", each: 1 }),
  locations: base({ kind: "perLocation", each: 2 }),
  // CO-21, CO-22
  "force-one": base(points(3), { kind: "order", draw: 1 }),
  "force-two": base(points(3), { kind: "order", draw: 2 }),
  // CO-24, CO-25
  "reshuffle-lords": base(points(3), { kind: "reshuffleLords" }),
  "reshuffle-locations": base(points(3), { kind: "reshuffleLocations" }),
  // CO-26, CO-27
  "any-two-keys": base(points(3), { kind: "anyTwoKeys" }),
  "search-deck": base(points(3), { kind: "searchDeck" }),
  // CO-20
  "best-yellow": best("yellow"),
  "best-red": best("red"),
  "best-green": best("green"),
  "best-blue": best("blue"),
  "best-purple": best("purple"),
  "count-yellow": count("yellow"),
  "count-red": count("red"),
  "count-green": count("green"),
  "count-blue": count("blue"),
  "count-purple": count("purple"),
  // CO-36
  "group-of-ones": group(1, 1),
  "group-of-twos": group(2, 2),
  "group-of-threes": group(3, 2),
  "group-of-fours": group(4, 2),
  "zeros-and-sixes": bonus({ kind: "perLordOfInfluence", influences: [0, 6], base: 1, each: 1 }),
} as const satisfies Readonly<Record<string, LocationCard<LocationScoring>>>);

/** The id of a location of Conspiracy. */
export type Location = keyof typeof locationCards | never; // `| never` makes hovers show the name.
/** The id of a location of the game, in rules: one of Conspiracy, or one that a layer adds. */
export type AnyLocation = AnyId<"location", Location>;

/** The ids of all locations of Conspiracy, bonus locations last. */
export const locations = /* @__PURE__ */ deepFreeze(
  Object.keys(locationCards) as readonly Location[],
);

/** The tile of a location of Conspiracy. Rules look it up in the box instead, which has the tiles of all layers. */
export const locationCard = (location: Location): LocationCard<LocationScoring> =>
  locationCards[location];
