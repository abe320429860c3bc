import type { AnyScoring } from "../../kernel/score/card-scoring.ts";
import type { Colour, Influence, Key } from "./lords.ts";

/** What a location scores at the end (CO-18 to CO-22, CO-24 to CO-27, CO-36): the kinds of Conspiracy. */
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
export interface LocationCard<Scoring extends AnyScoring = AnyScoring> {
  /** The set that the tile belongs to. Those of `"bonus"` are in play only with the option `bonusLocations`. */
  readonly set: string;
  readonly scoring: Scoring;
  readonly effect: Effect | null;
}

/** Creates the tiles of a set. */
export const tileOf =
  (set: string) =>
  <const Scoring extends AnyScoring>(
    scoring: Scoring,
    effect: Effect | null = null,
  ): LocationCard<Scoring> => ({ set, scoring, effect });
