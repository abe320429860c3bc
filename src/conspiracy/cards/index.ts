/**
 * The components of Conspiracy as data, without its rules: ids, cards by id with their English names and
 * rule numbers, the number of copies of each, and the spots of a chamber with their neighbours.
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
export type { Effect, LocationCard, LocationScoring } from "./location-card.ts";
export { type Location, locationCard, locationCards, locations } from "./locations.ts";
export {
  type Ability,
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
