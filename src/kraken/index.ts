/**
 * Kraken, an expansion of Abyss.
 *
 * @example
 * ```ts
 * import { describe, kraken } from "abyss-rules/kraken";
 *
 * const { state } = kraken.setup({ players: 3 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { abyssRuleNumbers } from "../abyss/rules.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { KrakenBlueprint } from "./blueprint.ts";
import { krakenStack } from "./rules.ts";
import { krakenSchemas } from "./schema.ts";
import { krakenScoring } from "./scoring.ts";

export type {
  Action,
  Coins,
  Decision,
  OfPower,
  OwnDecision,
  OwnTask,
  Payment,
  PlainAction,
  Task,
} from "./actions.ts";
export type { KrakenAdded, KrakenBlueprint, Position, State, View } from "./blueprint.ts";
export * from "./cards/index.ts";
export type { Event, NebulisSource, OwnEvent, PearlSource } from "./events.ts";
export { inventoryOf } from "./inventory.ts";
export type { KrakenKit, OwnKit, Power } from "./kit.ts";
export type { Play } from "./play.ts";
export type { KrakenLayout, Layout } from "./position-layout.ts";
export {
  isOpenTo,
  lootOn,
  mostNebulis,
  nebulisOf,
  reservedBy,
  sentinelIn,
  sentinelOn,
} from "./public-queries.ts";
export { type KrakenPurse, krakenPurse } from "./purse.ts";
export { type BoardZone, zoneOf, zones } from "./queries.ts";
export type { KrakenRefusal, Refusal, RuleRefusal } from "./refusals.ts";
export { krakenLayer, krakenStack } from "./rules.ts";
export { krakenSchemaLayer, krakenSchemas } from "./schema.ts";
export {
  type Category,
  categories,
  krakenScoring,
  krakenScoringLayer,
  type OwnCategory,
} from "./scoring.ts";
export type {
  Draft,
  KrakenArea,
  Place,
  Posting,
  Table,
  TableOf,
  TableView,
} from "./table.ts";
export type { OwnTableau, Tableau } from "./tableau.ts";
export { visibility } from "./visibility.ts";
export * from "./words/index.ts";

/** All types of Kraken, in one bundle. */
export interface KrakenTypes extends GameTypesOf<KrakenBlueprint, "kraken"> {}

/** Abyss with Kraken, for 2 to 4 players. */
export const kraken: Game<KrakenTypes> = define<KrakenBlueprint, "kraken">({
  id: "kraken",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: krakenStack,
  schemas: krakenSchemas,
  scoring: krakenScoring,
});
