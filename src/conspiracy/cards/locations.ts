import type { Colour, Influence, Key } from "./lords.ts";

/** What a location scores at the end (CO-18 to CO-22, CO-24 to CO-27, CO-36). */
export type LocationScoring =
  | { readonly kind: "points"; readonly points: number }
  | { readonly kind: "perKey"; readonly key: Key; readonly each: number }
  | { readonly kind: "perPearlPair"; readonly each: number }
  | { readonly kind: "perLocation"; readonly each: number }
  | { readonly kind: "bestOfColour"; readonly colour: Colour }
  | {
      readonly kind: "perLordOfColour";
      readonly colour: Colour;
      readonly base: number;
      readonly each: number;
    }
  | { readonly kind: "perLordOfGroup"; readonly influence: Influence; readonly each: number }
  | {
      readonly kind: "perLordOfInfluence";
      readonly influences: readonly Influence[];
      readonly base: number;
      readonly each: number;
    };

/** What a location does: immediately (pearls, orders, reshuffles), or from then on (keys, search). */
export type Effect =
  | { readonly kind: "pearls"; readonly pearls: number }
  | { readonly kind: "order"; readonly draw: 1 | 2 }
  | { readonly kind: "reshuffleLords" }
  | { readonly kind: "reshuffleLocations" }
  | { readonly kind: "anyTwoKeys" }
  | { readonly kind: "searchDeck" };

/** A location tile. */
export interface LocationCard {
  /** Bonus locations are in play only with the option `bonusLocations`. */
  readonly set: "base" | "bonus";
  readonly scoring: LocationScoring;
  readonly effect: Effect | null;
}

const base = (scoring: LocationScoring, effect: Effect | null = null): LocationCard => ({
  set: "base",
  scoring,
  effect,
});
const bonus = (scoring: LocationScoring): LocationCard => ({ set: "bonus", scoring, effect: null });
const points = (n: number): LocationScoring => ({ kind: "points", points: n });
const best = (colour: Colour): LocationCard => base({ kind: "bestOfColour", colour });
const count = (colour: Colour): LocationCard =>
  base({ kind: "perLordOfColour", colour, base: 1, each: 1 });
const group = (influence: Influence, each: number): LocationCard =>
  bonus({ kind: "perLordOfGroup", influence, each });

/** All locations by id: the 24 of the base game, then the 5 bonus locations. */
export const locationCards = {
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
} as const satisfies Readonly<Record<string, LocationCard>>;

/** The id of a location. */
export type Location = keyof typeof locationCards;

/** The tile with this id. */
export const locationCard = (location: Location): LocationCard => locationCards[location];

/** The ids of all locations, bonus locations last. */
export const locations = Object.keys(locationCards) as readonly Location[];

/** The locations of a game with or without the bonus locations. */
export const locationsInPlay = (bonusLocations: boolean): readonly Location[] =>
  locations.filter((location) => bonusLocations || locationCard(location).set === "base");
