// What a location can still gain from lords that are placed later.
import type { LocationCard, LocationScoring } from "../cards/location-card.ts";
import { type Colour, influences } from "../cards/lords.ts";

const MOST_INFLUENCE = Math.max(...influences);

/** How much a location grows with the chamber: 1 if it counts lords, keys, pearls or locations, 0 if it never grows. */
export function growthOf(card: LocationCard, best: ReadonlyMap<Colour, number>): number {
  const scoring = card.scoring as LocationScoring; // Other kinds, of a layer, are taken for growing ones.
  switch (scoring.kind) {
    case "points":
      return 0;
    case "bestOfColour":
      return 1 - (best.get(scoring.colour) ?? 0) / MOST_INFLUENCE;
    default:
      return 1;
  }
}
