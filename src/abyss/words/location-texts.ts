import { type CardText, cardTexts } from "../../kernel/words/phrases.ts";
import type { LocationScoring } from "../cards/location-card.ts";
import { type AbyssLocation, locationCards } from "../cards/locations.ts";

/** What locations of Abyss are worth, in words, by kind of scoring. */
export type ScoringTexts = {
  readonly [K in Exclude<LocationScoring["kind"], "minusPerNebulis" | "loot">]: (
    scoring: Extract<LocationScoring, { kind: K }>,
  ) => string;
};

/** The texts of the locations of Abyss, from their names and from a text for each kind of scoring. */
export function locationTexts(
  names: Readonly<Record<AbyssLocation, string>>,
  scorings: ScoringTexts,
): Readonly<Record<AbyssLocation, CardText>> {
  // The text of a kind fits the scorings of that kind, which types cannot follow here.
  const byKind = scorings as Readonly<Record<string, (scoring: LocationScoring) => string>>;
  const texts = Object.entries(locationCards).map(([location, { scoring }]) => [
    location,
    byKind[scoring.kind]!(scoring),
  ]);
  return cardTexts(names, Object.fromEntries(texts) as Record<AbyssLocation, string>);
}
