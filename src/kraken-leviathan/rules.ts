/**
 * The rules of Kraken with Leviathan for authors of variants: its stacks of rules, schemas and scoring, the layer for
 * both, and what the laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { BothBlueprint, KrakenLeviathanBlueprint, PairAdded } from "./blueprint.ts";
export { krakenLeviathanBox } from "./cards/box.ts";
export { inventoryOf } from "./inventory.ts";
export { krakenLeviathanSchemaLayer, krakenLeviathanSchemas } from "./schema.ts";
export { krakenLeviathanScoring } from "./scoring.ts";
export { krakenLeviathanLayer, krakenLeviathanStack } from "./stack.ts";
export { visibility } from "./visibility.ts";
export { krakenLeviathanContext } from "./words/context.ts";
export { krakenLeviathanWords } from "./words/english.ts";
