/**
 * The rules of Exiles with Kraken and Leviathan for authors of variants: its stacks of rules, schemas and scoring, and what the
 * laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { ExilesKrakenLeviathanBlueprint } from "./blueprint.ts";
export { inventoryOf } from "./inventory.ts";
export { exilesKrakenLeviathanSchemas } from "./schema.ts";
export { exilesKrakenLeviathanScoring } from "./scoring.ts";
export { exilesKrakenLeviathanStack } from "./stack.ts";
export { visibility } from "./visibility.ts";
export { exilesKrakenLeviathanContext } from "./words/context.ts";
export { exilesKrakenLeviathanWords } from "./words/english.ts";
