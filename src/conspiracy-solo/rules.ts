/**
 * The rules of solo Conspiracy for authors of variants: its stacks of rules, schemas, scoring and words, its layer
 * for other games, and what the laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export { inventoryOf } from "../conspiracy/inventory.ts";
export type { OwnAction, OwnDecision, OwnTask } from "./actions.ts";
export type { SoloAdded, SoloBlueprint } from "./blueprint.ts";
export type { OwnEvent } from "./events.ts";
export type { RuleRefusal, SoloRefusal } from "./refusals.ts";
export { conspiracySoloSchemaLayer, conspiracySoloSchemas } from "./schema.ts";
export { conspiracySoloScoring, conspiracySoloScoringLayer } from "./scoring.ts";
export { conspiracySoloLayer, conspiracySoloRuleNumbers, conspiracySoloStack } from "./stack.ts";
export type { Draft, Layout, TableOf } from "./table.ts";
export { visibility } from "./visibility.ts";
export { conspiracySoloWords } from "./words/english.ts";
export type {
  ConspiracySoloDescribable,
  ConspiracySoloTerms,
  ConspiracySoloWords,
} from "./words/phrases.ts";
