/**
 * Conspiracy: Abyss Universe.
 *
 * @example
 * ```ts
 * import { conspiracy, describe } from "abyss-rules/conspiracy";
 *
 * const { state } = conspiracy.setup({ players: 2 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import { conspiracyRuleNumbers, conspiracyStack } from "./rules.ts";
import { conspiracySchemas } from "./schema.ts";
import { conspiracyScoring } from "./scoring.ts";

export type { Action, Decision, Source, Task } from "./actions.ts";
export type { ConspiracyBlueprint, Position, State, View } from "./blueprint.ts";
export * from "./cards/index.ts";
export type { Event } from "./events.ts";
export { inventoryOf } from "./inventory.ts";
export type { ConspiracyKit } from "./kit.ts";
export type { Options } from "./options.ts";
export type { AreaLayout, Layout } from "./position-layout.ts";
export { keysOf, pearlMarker } from "./public-queries.ts";
export type { Refusal, RuleRefusal } from "./refusals.ts";
export { conspiracyRuleNumbers, conspiracyStack } from "./rules.ts";
export { conspiracySchemas } from "./schema.ts";
export { type Category, categories, conspiracyScoring } from "./scoring.ts";
export type { Draft, PlayerArea, Table, TableOf, TableView } from "./table.ts";
export type { Tableau } from "./tableau.ts";
export { visibility } from "./visibility.ts";
export * from "./words/index.ts";

/** The types of Conspiracy, in one bundle. */
export interface ConspiracyTypes extends GameTypesOf<ConspiracyBlueprint, "conspiracy"> {}

/** The game Conspiracy: Abyss Universe, for 2 to 4 players. */
export const conspiracy: Game<ConspiracyTypes> = define<ConspiracyBlueprint, "conspiracy">({
  id: "conspiracy",
  version: "1",
  ruleNumbers: conspiracyRuleNumbers,
  rules: conspiracyStack,
  schemas: conspiracySchemas,
  scoring: conspiracyScoring,
});
