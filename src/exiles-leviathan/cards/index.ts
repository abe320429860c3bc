/**
 * The components of Exiles with Leviathan as data, without the rules: all of `abyss-rules/leviathan/cards`, and
 * the exiles.
 *
 * @example
 * ```ts
 * import { defaultCatalogue, leviathanCard } from "abyss-rules/exiles-leviathan/cards";
 *
 * defaultCatalogue[0]?.name; // "Perjurer"
 * leviathanCard("leviathan-20").penalty; // { kind: "wounds", count: 2 }
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
export * from "../../leviathan/cards/index.ts";
