import type { LocationCard, LocationScoring } from "./location-card.ts";
import { type Location, locationCards, locations } from "./locations.ts";
import { abilityOf, type Lord, type LordCard, lordCards, lords } from "./lords.ts";
import { locationNames } from "./names.ts";
import { abilityRules, locationRules } from "./rule-numbers.ts";

/** A card with its English name and the number of its rule. */
export type Named<Card> = Card & { readonly name: string; readonly rule: `CO-${number}` };

/**
 * The lords by id: what is printed on them, the number of copies, the English name, and the rule.
 *
 * @example
 * ```ts
 * namedLords["blue-6"]; // { name: "Blue 6", colour: "blue", influence: 6, copies: 1, … }
 * ```
 */
export const namedLords: Readonly<Record<Lord, Named<LordCard>>> = /* @__PURE__ */ (() =>
  Object.fromEntries(
    lords.map((lord) => [
      lord,
      { ...lordCards[lord], name: nameOf(lord), rule: abilityRules[abilityOf(lord).kind] },
    ]),
  ) as Record<Lord, Named<LordCard>>)();

/** The locations by id: scoring, effect, English label, and rule. */
export const namedLocations: Readonly<Record<Location, Named<LocationCard<LocationScoring>>>> =
  /* @__PURE__ */ (() =>
    Object.fromEntries(
      locations.map((location) => [
        location,
        {
          ...locationCards[location],
          name: locationNames[location],
          rule: locationRules[location],
        },
      ]),
    ) as Record<Location, Named<LocationCard<LocationScoring>>>)();

function nameOf(lord: Lord): string {
  const { colour, influence } = lordCards[lord];
  return `${colour.charAt(0).toUpperCase()}${colour.slice(1)} ${influence}`;
}
