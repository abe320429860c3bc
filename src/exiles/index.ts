/**
 * Exiles, a variant of Abyss.
 *
 * @example
 * ```ts
 * import { describe, exiles } from "abyss-rules/exiles";
 *
 * const { state } = exiles.setup({ players: 3 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { abyssRuleNumbers } from "../abyss/rules.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { ExilesBlueprint } from "./blueprint.ts";
import { earlierExiles } from "./migrations.ts";
import { exilesStack } from "./rules.ts";
import { exilesSchemas } from "./schema.ts";
import { exilesScoring } from "./scoring.ts";

export type {
  Action,
  Conspire,
  Decision,
  OwnDecision,
  OwnTask,
  PlainAction,
  RecruitExile,
  Task,
} from "./actions.ts";
export type { ExilesAdded, ExilesBlueprint, Position, State, View } from "./blueprint.ts";
export * from "./cards/index.ts";
export type { Event, OwnEvent } from "./events.ts";
export { inventoryOf } from "./inventory.ts";
export type { ExilesKit, OwnKit } from "./kit.ts";
export type { Options } from "./options.ts";
export type { Play } from "./play.ts";
export type { ExilesLayout, Layout } from "./position-layout.ts";
export type { ExilePower } from "./powers/power.ts";
export { exileCard, exileCostFor, exilesOf, hasPower } from "./public-queries.ts";
export type { ExileRefusal, Refusal, RuleRefusal } from "./refusals.ts";
export { exilesLayer, exilesStack } from "./rules.ts";
export { type ExilesNames, exilesSchemaLayer, exilesSchemas, namesOf } from "./schema.ts";
export { type Category, categories, exilesScoring, exilesScoringLayer } from "./scoring.ts";
export type {
  Draft,
  ExilesArea,
  PlayerExiles,
  Table,
  TableOf,
  TableView,
} from "./table.ts";
export type { Tableau } from "./tableau.ts";
export { visibility } from "./visibility.ts";
export * from "./words/index.ts";

/** All types of Exiles, in one bundle. */
export interface ExilesTypes extends GameTypesOf<ExilesBlueprint, "exiles"> {}

/** Abyss with exiles, for 2 to 4 players. */
export const exiles: Game<ExilesTypes> = define<ExilesBlueprint, "exiles">({
  id: "exiles",
  version: "2",
  earlierVersions: earlierExiles,
  ruleNumbers: abyssRuleNumbers,
  rules: exilesStack,
  schemas: exilesSchemas,
  scoring: exilesScoring,
});
