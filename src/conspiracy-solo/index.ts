/**
 * Solo Conspiracy: the player against a legendary opponent.
 *
 * @example
 * ```ts
 * import { conspiracySolo, describe } from "abyss-rules/conspiracy-solo";
 *
 * const { state } = conspiracySolo.setup({ opponent: "soldier" }, "my seed");
 * ```
 * @packageDocumentation
 */
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { SoloBlueprint } from "./blueprint.ts";
import { conspiracySoloRuleNumbers, conspiracySoloStack } from "./rules.ts";
import { conspiracySoloSchemas } from "./schema.ts";
import { conspiracySoloScoring } from "./scoring.ts";

export { inventoryOf } from "../conspiracy/inventory.ts";
export type {
  Action,
  Decision,
  OwnAction,
  OwnDecision,
  OwnTask,
  Task,
} from "./actions.ts";
export type { Position, SoloAdded, SoloBlueprint, State, View } from "./blueprint.ts";
export * from "./cards/index.ts";
export type { Event, OwnEvent } from "./events.ts";
export type { Options } from "./options.ts";
export type { Layout } from "./position-layout.ts";
export { wantedPiles } from "./public-queries.ts";
export type { Refusal, RuleRefusal, SoloRefusal } from "./refusals.ts";
export { conspiracySoloLayer, conspiracySoloRuleNumbers, conspiracySoloStack } from "./rules.ts";
export { conspiracySoloSchemaLayer, conspiracySoloSchemas } from "./schema.ts";
export {
  type Category,
  categories,
  conspiracySoloScoring,
  conspiracySoloScoringLayer,
} from "./scoring.ts";
export {
  type Draft,
  OPPONENT,
  PLAYER,
  type SoloArea,
  type Table,
  type TableOf,
  type TableView,
} from "./table.ts";
export type { Tableau } from "./tableau.ts";
export { visibility } from "./visibility.ts";
export * from "./words/index.ts";

/** The types of solo Conspiracy, in one bundle. */
export interface ConspiracySoloTypes extends GameTypesOf<SoloBlueprint, "conspiracy-solo"> {}

/**
 * Conspiracy for one player. The table has two sides: seat 0 is the player, who answers every question, and
 * seat 1 the opponent.
 */
export const conspiracySolo: Game<ConspiracySoloTypes> = define<SoloBlueprint, "conspiracy-solo">({
  id: "conspiracy-solo",
  version: "1",
  seats: { min: 1, max: 1 },
  ruleNumbers: conspiracySoloRuleNumbers,
  rules: conspiracySoloStack,
  schemas: conspiracySoloSchemas,
  scoring: conspiracySoloScoring,
});
