/**
 * The components of Exiles as data, without its rules: all of `abyss-rules/abyss/cards`, and the exiles.
 *
 * @example
 * ```ts
 * import { defaultCatalogue, exilePowerRules, namedLords } from "abyss-rules/exiles/cards";
 *
 * defaultCatalogue[0]?.name; // "Perjurer"
 * exilePowerRules.perjurer; // "EX-16"
 * ```
 * @packageDocumentation
 */
export * from "../../abyss/cards/index.ts";
export {
  type Exile,
  type ExileCard,
  type ExilePowerName,
  exilePowerNames,
  exilePowerRules,
} from "./catalogue.ts";
export { type DefaultExile, defaultCatalogue } from "./default-catalogue.ts";
