/**
 * The rules of Exiles with Kraken for authors of variants: its stacks of rules, schemas and scoring, the layer for
 * both, and what the laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { BothBlueprint, ExilesKrakenBlueprint, PairAdded, PairKit } from "./blueprint.ts";
export { inventoryOf } from "./inventory.ts";
export { exilesKrakenSchemas } from "./schema.ts";
export { exilesKrakenScoring } from "./scoring.ts";
export { exilesKrakenStack, pairLayer } from "./stack.ts";
export { visibility } from "./visibility.ts";
export { exilesKrakenContext } from "./words/context.ts";
export { exilesKrakenWords } from "./words/english.ts";
