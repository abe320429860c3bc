import { type CardText, textsOf } from "../../kernel/words/phrases.ts";
import type { LocationScoring } from "../cards/location-card.ts";
import { type Location, locationCards } from "../cards/locations.ts";

/** The texts of scorings in Abyss, by kind. */
export type ScoringTexts = {
  readonly [K in LocationScoring["kind"]]: (
    scoring: Extract<LocationScoring, { kind: K }>,
  ) => string;
};

/** Builds the texts of the locations of Abyss from their names and a text for each kind of scoring. */
export function locationTexts(
  names: Readonly<Record<Location, string>>,
  scorings: ScoringTexts,
): Readonly<Record<Location, CardText>> {
  // The text of a kind takes the scorings of that kind, which the compiler cannot see here.
  const byKind = scorings as Readonly<Record<string, (scoring: LocationScoring) => string>>;
  return textsOf(
    Object.keys(locationCards) as Location[],
    (location) => location,
    (location) => {
      const { scoring } = locationCards[location];
      return { name: names[location], text: byKind[scoring.kind]!(scoring) };
    },
  );
}
