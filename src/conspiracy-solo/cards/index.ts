/**
 * The components of solo Conspiracy as data, without its rules: everything in `abyss-rules/conspiracy/cards`,
 * and the legendary opponents.
 *
 * @example
 * ```ts
 * import { namedOpponents } from "abyss-rules/conspiracy-solo/cards";
 *
 * namedOpponents.mage.conditions; // ["keys", "coalition", "many"]
 * ```
 * @packageDocumentation
 */
export * from "../../conspiracy/cards/index.ts";
export { namedOpponents } from "./named.ts";
export {
  type CardScoring,
  type Condition,
  type Opponent,
  type OpponentCard,
  opponentCards,
  opponents,
} from "./opponents.ts";
