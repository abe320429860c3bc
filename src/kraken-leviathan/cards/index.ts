/**
 * The components of Kraken with Leviathan as data, without the rules: all of `abyss-rules/kraken/cards` and of
 * `abyss-rules/leviathan/cards`. The lists and the cards by id are those of all boxes, without the Tamer.
 *
 * @example
 * ```ts
 * import { leviathanCard, namedLords, nebulisOn } from "abyss-rules/kraken-leviathan/cards";
 *
 * namedLords.fence.rule; // "KR-44"
 * namedLords.rebel.rule; // "LE-59"
 * ```
 * @packageDocumentation
 */
export * from "../../kraken/cards/index.ts";
export { type BorderSpace, borderSpaces, spaceOfSum } from "../../leviathan/cards/border.ts";
export {
  type CombatSymbol,
  combatSymbol,
  type Fighter,
  fighters,
} from "../../leviathan/cards/fighters.ts";
export {
  type Leviathan,
  type LeviathanCard,
  type LifePoint,
  leviathanCard,
  leviathanCards,
  leviathans,
  type Penalty,
} from "../../leviathan/cards/leviathans.ts";
export type { LeviathanLord } from "../../leviathan/cards/lords.ts";
export {
  type ExhaustibleSupply,
  type LeviathanToken,
  leviathanTokenCopies,
  leviathanTokenKinds,
  leviathanTokens,
  type TokenSupply,
  tokenSupplies,
} from "../../leviathan/cards/tokens.ts";
export {
  type Ally,
  allies,
  copiesOf,
  type ExplorationCard,
  type Lord,
  lordCard,
  lordCards,
  lords,
  namedLords,
} from "./box.ts";
