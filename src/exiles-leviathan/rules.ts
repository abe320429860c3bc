/**
 * The rules of Exiles with Leviathan for authors of variants: its stacks of rules, schemas and scoring, and what the
 * laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { ExilesLeviathanBlueprint } from "./blueprint.ts";
export { inventoryOf } from "./inventory.ts";
export { exilesLeviathanSchemas } from "./schema.ts";
export { exilesLeviathanScoring } from "./scoring.ts";
export { exilesLeviathanStack } from "./stack.ts";
export { visibility } from "./visibility.ts";
export { exilesLeviathanContext } from "./words/context.ts";
export { exilesLeviathanWords } from "./words/english.ts";
