/**
 * The components of Abyss with Kraken as data, without the rules: all of `abyss-rules/abyss/cards`, and
 * what Kraken adds. The lists and the cards by id are those of both boxes.
 *
 * @example
 * ```ts
 * import { lootCopies, namedLords, nebulisOn, sentinels } from "abyss-rules/kraken/cards";
 *
 * namedLords.fence.rule; // "KR-44"
 * nebulisOn("kraken-4"); // 3
 * lootCopies[7]; // 7
 * ```
 * @packageDocumentation
 */
export * from "../../abyss/cards/index.ts";
export {
  type Ally,
  allies,
  copiesOf,
  type ExplorationCard,
  type Location,
  type Lord,
  locationCard,
  locationCards,
  locations,
  lordCard,
  lordCards,
  lords,
} from "./box.ts";
export { type Kraken, krakens } from "./krakens.ts";
export type { KrakenLocation, LocationScoring, LootLocation } from "./locations.ts";
export { isLootLocation, type Loot, lootCopies, lootValues } from "./loot.ts";
export { type Guild, guilds, type KrakenLord } from "./lords.ts";
export { namedLocations, namedLords } from "./named.ts";
export { nebulisOn } from "./nebulis.ts";
export { type Sentinel, sentinels } from "./sentinels.ts";
