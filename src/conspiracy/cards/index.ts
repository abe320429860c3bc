/**
 * The components of Conspiracy as data, without its rules: ids, cards by id with their English names,
 * the spots of a chamber and their neighbours, counts, and rule numbers.
 *
 * @example
 * ```ts
 * import { namedLocations, neighbours } from "abyss-rules/conspiracy/cards";
 *
 * namedLocations["seven-points"].name; // "7 points"
 * neighbours[0]; // [2, 6]: the spots next to spot 1
 * ```
 * @packageDocumentation
 */
export { chamberRows, neighbours, type Spot, spots } from "./chamber.ts";
export {
  type Effect,
  type Location,
  type LocationCard,
  type LocationScoring,
  locationCard,
  locationCards,
  locations,
  locationsInPlay,
} from "./locations.ts";
export {
  type Ability,
  abilityOf,
  type Colour,
  colourOf,
  colours,
  copiesOf,
  type Influence,
  influenceOf,
  influences,
  type Key,
  keyOf,
  type Lord,
  type LordCard,
  lordCards,
  lordDeck,
  lords,
} from "./lords.ts";
export { type Named, namedLocations, namedLords } from "./named.ts";
export * from "./numbers.ts";
