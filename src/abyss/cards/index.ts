/**
 * The components of Abyss as data, without its rules: ids, cards by id with their English names and the
 * numbers of the rules for their powers, counts, and the spaces of the board.
 *
 * @example
 * ```ts
 * import { COURT_SPACES, namedLords, rewardsOf } from "abyss-rules/abyss/cards";
 *
 * namedLords.jailer.name; // "Jailer"
 * rewardsOf(3); // [{ keys: 1, pearls: 0, tokens: 0 }]
 * ```
 * @packageDocumentation
 */
export {
  type Ally,
  allies,
  allyValue,
  copiesOf,
  type ExplorationCard,
  type Race,
  raceOf,
  races,
  type Value,
  values,
} from "./allies.ts";
export type { LocationCard, LocationScoring } from "./location-card.ts";
export {
  type Location,
  locationCard,
  locationCards,
  locations,
} from "./locations.ts";
export {
  type Cost,
  type Entering,
  type Guild,
  guilds,
  type LordCard,
  type PowerKind,
} from "./lord-card.ts";
export { type Lord, lordCard, lordCards, lords } from "./lords.ts";
export { type Named, namedLocations, namedLords } from "./named.ts";
export { COURT_SPACES, TRACK_SPACES } from "./numbers.ts";
export {
  LAST_THREAT_SPACE,
  monsterTokens,
  type Reward,
  rewardsOf,
  type Token,
  tokenCopies,
  tokenValues,
} from "./threat.ts";
