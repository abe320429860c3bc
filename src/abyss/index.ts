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
import type {
  Action,
  Decision,
  Event,
  Position,
  Refusal,
  State,
  Tableau,
  View,
} from "./published-types.ts";
import { abyssSchemas } from "./schema.ts";
import { abyssScoring } from "./scoring.ts";
import { abyssRuleNumbers, abyssStack } from "./stack.ts";

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
export type {
  Action,
  Decision,
  Event,
  Payment,
  PearlSource,
  PlayerArea,
  Position,
  Refusal,
  State,
  Table,
  Tableau,
  TableView,
  Turn,
  View,
} from "./published-types.ts";
export type { Category } from "./scoring.ts";
export type { RuleOptions } from "./table.ts";
export type { Hidden } from "./tableau.ts";
export {
  describe,
  describeAction,
  describeActionType,
  describeCard,
  describeDecision,
  describeField,
  describeLine,
  describeValue,
} from "./words/index.ts";
export type { AbyssCard, AbyssDescribeOptions, AbyssLocale } from "./words/phrases.ts";

/** The types of Abyss, in one bundle. (They are named here to keep hovers short.) */
export interface AbyssTypes extends GameTypesOf<AbyssBlueprint, "abyss"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** The game Abyss, for 2 to 4 players. */
export const abyss: Game<AbyssTypes> = /* @__PURE__ */ define<AbyssBlueprint, "abyss">({
  id: "abyss",
  version: "2",
  earlierVersions: earlierAbyss,
  ruleNumbers: abyssRuleNumbers,
  rules: abyssStack,
  schemas: abyssSchemas,
  scoring: abyssScoring,
});
