/**
 * The rules of Exiles for authors of variants: its stacks of rules, schemas, scoring and words, its layer for other
 * games, and what the laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { OwnDecision, OwnTask, PlainAction, Task } from "./actions.ts";
export type { ExilesAdded, ExilesBlueprint } from "./blueprint.ts";
export type { CardAdditions } from "./card-layer.ts";
export {
  type Components,
  type ExilePowerNamesOf,
  type ExilesBox,
  exilesBox,
  type IdsOf,
  type NewExile,
  withExiles,
} from "./cards/box.ts";
export type { OwnEvent } from "./events.ts";
export { inventoryOf } from "./inventory.ts";
export type { ExilesKit, OwnKit } from "./kit.ts";
export type { Play } from "./play.ts";
export type { ExilePower } from "./powers/power.ts";
export { exilesOf } from "./public-queries.ts";
export type { ExileRefusal, RuleRefusal } from "./refusals.ts";
export { exilesSchemaLayer, exilesSchemas, shapesWithCards } from "./schema.ts";
export { exilesScoring, exilesScoringLayer } from "./scoring.ts";
export { exilesLayer, exilesStack } from "./stack.ts";
export type { Draft, ExilesLayout, Layout, TableOf } from "./table.ts";
export { visibility } from "./visibility.ts";
export { exilesContext } from "./words/context.ts";
export { exilesWords } from "./words/english.ts";
export type {
  ExilesContext,
  ExilesDescribable,
  ExilesTerms,
  ExilesWords,
} from "./words/phrases.ts";
