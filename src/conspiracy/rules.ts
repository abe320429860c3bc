/**
 * The rules of Conspiracy for authors of variants: its stacks of rules, schemas, scoring and words, and what the
 * laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { Task } from "./actions.ts";
export type { ConspiracyBlueprint } from "./blueprint.ts";
export type { CardAdditions } from "./card-layer.ts";
export {
  type Box,
  type Components,
  cardIds,
  conspiracyBox,
  type IdsOf,
  type TypedIds,
} from "./cards/box.ts";
export { tileOf } from "./cards/location-card.ts";
export type { AnyLocation } from "./cards/locations.ts";
export { inventoryOf } from "./inventory.ts";
export type { ConspiracyKit } from "./kit.ts";
export type { RuleRefusal } from "./refusals.ts";
export { type ConspiracyNames, conspiracySchemas, shapesWithCards } from "./schema.ts";
export {
  type ConspiracyScoringRules,
  cardScoringLayer,
  conspiracyScoring,
  type LocationScorer,
  type LocationScorers,
  type ScoresCards,
} from "./scoring.ts";
export { conspiracyRuleNumbers, conspiracyStack } from "./stack.ts";
export type { Draft, Layout, TableOf } from "./table.ts";
export { visibility } from "./visibility.ts";
export { conspiracyWords } from "./words/english.ts";
export type { ConspiracyDescribable, ConspiracyWords } from "./words/phrases.ts";
