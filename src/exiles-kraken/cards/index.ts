/**
 * The components of Exiles with Kraken as data, without the rules: all of `abyss-rules/kraken/cards`, and
 * the exiles.
 *
 * @example
 * ```ts
 * import { defaultCatalogue, namedLords } from "abyss-rules/exiles-kraken/cards";
 *
 * defaultCatalogue[0]?.name; // "Perjurer"
 * namedLords.fence.rule; // "KR-44"
 * ```
 * @packageDocumentation
 */
export {
  type Exile,
  type ExileCard,
  type ExilePowerName,
  exilePowerNames,
  exilePowerRules,
} from "../../exiles/cards/catalogue.ts";
export { type DefaultExile, defaultCatalogue } from "../../exiles/cards/default-catalogue.ts";
export * from "../../kraken/cards/index.ts";
