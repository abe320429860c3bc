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
import { conspiracySchemas } from "./schema.ts";
import { conspiracyScoring } from "./scoring.ts";
import { conspiracyRuleNumbers, conspiracyStack } from "./stack.ts";

export type { Action, Decision, Source } from "./actions.ts";
export type { Position, State, View } from "./blueprint.ts";
export type { Event } from "./events.ts";
export type { Options } from "./options.ts";
export { keysOf, pearlMarker } from "./public-queries.ts";
export type { Refusal } from "./refusals.ts";
export type { Category } from "./scoring.ts";
export type { PlayerArea, Table, TableView } from "./table.ts";
export type { Tableau } from "./tableau.ts";
export {
  describe,
  describeAction,
  describeCard,
  describeDecision,
  describeLine,
} from "./words/index.ts";
export type { ConspiracyDescribeOptions, ConspiracyLocale } from "./words/phrases.ts";

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
