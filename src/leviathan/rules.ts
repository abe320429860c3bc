/**
 * The rules of Leviathan for authors of variants: its stacks of rules, schemas, scoring and words, its layer for other
 * games, and what the laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { OwnAction, OwnDecision, OwnTask, Task } from "./actions.ts";
export type { LeviathanAdded, LeviathanBlueprint } from "./blueprint.ts";
export { leviathanBox } from "./cards/box.ts";
export type { OwnEvent } from "./events.ts";
export { inventoryOf } from "./inventory.ts";
export type { LeviathanKit, OwnKit, Power } from "./kit.ts";
export type { Play } from "./play.ts";
export { type LeviathanParts, leviathanParts } from "./published-parts.ts";
export type { LeviathanRefusal, RuleRefusal } from "./refusals.ts";
export { leviathanSchemaLayer, leviathanSchemas } from "./schema.ts";
export { leviathanScoring, leviathanScoringLayer, type OwnCategory } from "./scoring.ts";
export { leviathanLayer, leviathanStack } from "./stack.ts";
export type { Draft, Layout, LeviathanLayout, TableOf } from "./table.ts";
export type { OwnTableau } from "./tableau.ts";
export { visibility } from "./visibility.ts";
export { leviathanContext } from "./words/context.ts";
export { leviathanWords } from "./words/english.ts";
export type { LeviathanDescribable, LeviathanWords } from "./words/phrases.ts";
