/**
 * The rules of Kraken for authors of variants: its stacks of rules, schemas, scoring and words, its layer for other
 * games, its payment, and what the laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { OfPower, OwnDecision, OwnTask, Payment, PlainAction, Task } from "./actions.ts";
export type { KrakenAdded, KrakenBlueprint } from "./blueprint.ts";
export { krakenBox } from "./cards/box.ts";
export type { OwnEvent } from "./events.ts";
export { inventoryOf } from "./inventory.ts";
export type { KrakenKit, OwnKit, Power } from "./kit.ts";
export type { Play } from "./play.ts";
export { type KrakenParts, krakenParts } from "./published-parts.ts";
export { type KrakenPurse, krakenPurse } from "./purse.ts";
export type { KrakenRefusal, RuleRefusal } from "./refusals.ts";
export { krakenSchemaLayer, krakenSchemas } from "./schema.ts";
export {
  krakenLocationScorers,
  krakenScoring,
  krakenScoringLayer,
  type OwnCategory,
} from "./scoring.ts";
export { krakenLayer, krakenStack } from "./stack.ts";
export type { Draft, KrakenLayout, Layout, TableOf } from "./table.ts";
export type { OwnTableau } from "./tableau.ts";
export { visibility } from "./visibility.ts";
export { krakenContext } from "./words/context.ts";
export { krakenWords } from "./words/english.ts";
export type { KrakenContext, KrakenDescribable, KrakenWords } from "./words/phrases.ts";
