/**
 * The components of Abyss with Leviathan as data, without the rules: all of `abyss-rules/abyss/cards`, and
 * what Leviathan adds. The lists and the cards by id are those of both boxes, without the Tamer.
 *
 * @example
 * ```ts
 * import { combatSymbol, leviathanCard, namedLords } from "abyss-rules/leviathan/cards";
 *
 * namedLords.rebel.rule; // "LE-59"
 * leviathanCard("leviathan-3").life; // [{ resistance: 9, tokens: 3 }]
 * combatSymbol("crab-4-fighter"); // "twoDice"
 * ```
 * @packageDocumentation
 */
export * from "../../abyss/cards/index.ts";
export { type BorderSpace, borderSpaces, spaceOfSum } from "./border.ts";
export {
  type Ally,
  allies,
  copiesOf,
  type ExplorationCard,
  type Lord,
  lordCard,
  lordCards,
  lords,
} from "./box.ts";
export { type CombatSymbol, combatSymbol, type Fighter, fighters } from "./fighters.ts";
export {
  type Leviathan,
  type LeviathanCard,
  type LifePoint,
  leviathanCard,
  leviathanCards,
  leviathans,
  type Penalty,
} from "./leviathans.ts";
export type { LeviathanLord } from "./lords.ts";
export { namedLords } from "./named.ts";
export {
  type ExhaustibleSupply,
  type LeviathanToken,
  leviathanTokenCopies,
  leviathanTokenKinds,
  leviathanTokens,
  type TokenSupply,
  tokenSupplies,
} from "./tokens.ts";
