import type { LocationCard } from "./location-card.ts";
import { type Location, locationCards } from "./locations.ts";
import type { LordCard } from "./lord-card.ts";
import { type Lord, lordCards } from "./lords.ts";
import { locationNames, lordNames } from "./names.ts";
import { locationRules, lordRules } from "./rule-numbers.ts";

/** A card with its English name and the number of the rule for its effect; `null` if it has none. */
export type Named<Card, Rule extends string = string> = Card & {
  readonly name: string;
  readonly rule: Rule | null;
};

/** Adds names and rules to cards. */
export const namedCards = <Id extends string, Card, Rule extends string>(
  cards: Readonly<Record<Id, Card>>,
  names: Readonly<Record<Id, string>>,
  rules: Readonly<Record<Id, Rule | null>>,
): Readonly<Record<Id, Named<Card, Rule>>> =>
  Object.fromEntries(
    (Object.keys(cards) as Id[]).map((id) => [
      id,
      { ...cards[id], name: names[id], rule: rules[id] },
    ]),
  ) as Record<Id, Named<Card, Rule>>;

/**
 * The 35 lords of Abyss by id: what is printed on them, their English name, and the rule of their power.
 *
 * @example
 * ```ts
 * namedLords.jailer.name; // "Jailer"
 * namedLords.jailer.cost; // { value: 6, races: 3, required: "crab" }
 * namedLords.jailer.rule; // "AB-37"
 * ```
 */
export const namedLords: Readonly<Record<Lord, Named<LordCard, `AB-${number}`>>> =
  /* @__PURE__ */ namedCards(lordCards, lordNames, lordRules);

/** The 20 locations of Abyss by id: their scoring, their English name, and the rule behind it. */
export const namedLocations: Readonly<Record<Location, Named<LocationCard, `AB-${number}`>>> =
  /* @__PURE__ */ namedCards(locationCards, locationNames, locationRules);
