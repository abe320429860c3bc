/**
 * Abyss, the base game.
 *
 * @example
 * ```ts
 * import { abyss, describe } from "abyss-rules/abyss";
 *
 * const { state } = abyss.setup({ players: 3 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import { earlierAbyss } from "./migrations.ts";
import { abyssSchemas } from "./schema.ts";
import { abyssScoring } from "./scoring.ts";
import { abyssRuleNumbers, abyssStack } from "./stack.ts";

export type { Action, Bribe, Buy, Decision, Payment, Recruit } from "./actions.ts";
export type { Position, State, View } from "./blueprint.ts";
export type { Event, PearlSource } from "./events.ts";
export type { Options } from "./options.ts";
export {
  costFor,
  filledStacks,
  isSoldierTarget,
  keysOf,
  lordCostFor,
  lordsOf,
  powerWorks,
  soldierTargets,
} from "./public-queries.ts";
export type { Refusal } from "./refusals.ts";
export type { Category } from "./scoring.ts";
export type { PlayerArea, RuleOptions, Table, TableView, Turn } from "./table.ts";
export type { Hidden, Tableau } from "./tableau.ts";
export {
  describe,
  describeAction,
  describeCard,
  describeDecision,
  describeLine,
} from "./words/index.ts";
export type { AbyssCard, AbyssDescribeOptions, AbyssLocale } from "./words/phrases.ts";

/** The types of Abyss, in one bundle. */
export interface AbyssTypes extends GameTypesOf<AbyssBlueprint, "abyss"> {}

/** The game Abyss, for 2 to 4 players. */
export const abyss: Game<AbyssTypes> = define<AbyssBlueprint, "abyss">({
  id: "abyss",
  version: "2",
  earlierVersions: earlierAbyss,
  ruleNumbers: abyssRuleNumbers,
  rules: abyssStack,
  schemas: abyssSchemas,
  scoring: abyssScoring,
});
