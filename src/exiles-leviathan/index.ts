/**
 * Exiles and Leviathan together, on Abyss.
 *
 * @example
 * ```ts
 * import { describe, exilesLeviathan } from "abyss-rules/exiles-leviathan";
 *
 * const { state } = exilesLeviathan.setup({ players: 5 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { abyssRuleNumbers } from "../abyss/stack.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { ExilesLeviathanBlueprint } from "./blueprint.ts";
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
import { exilesLeviathanSchemas } from "./schema.ts";
import { exilesLeviathanScoring } from "./scoring.ts";
import { exilesLeviathanStack } from "./stack.ts";

export { exileCard, exileCostFor, hasPower } from "../exiles/public-queries.ts";
export type { AttackMeter } from "../leviathan/meter.ts";
export { freeSpaces, keysOf, lifeLeft, lordCostFor } from "../leviathan/public-queries.ts";
export type { Options } from "./blueprint.ts";
export type {
  Action,
  Decision,
  Event,
  Position,
  Refusal,
  State,
  Table,
  Tableau,
  TableView,
  View,
} from "./published-types.ts";
export type { Category } from "./scoring.ts";
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
export type {
  ExilesLeviathanCard,
  ExilesLeviathanDescribeOptions,
  ExilesLeviathanLocale,
} from "./words/phrases.ts";

/** All types of Exiles with Leviathan, in one bundle. (They are named here to keep hovers short.) */
export interface ExilesLeviathanTypes
  extends GameTypesOf<ExilesLeviathanBlueprint, "exiles-leviathan"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** Abyss with Leviathan and exiles, for 2 to 5 players. */
export const exilesLeviathan: Game<ExilesLeviathanTypes> = /* @__PURE__ */ define<
  ExilesLeviathanBlueprint,
  "exiles-leviathan"
>({
  id: "exiles-leviathan",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: exilesLeviathanStack,
  schemas: exilesLeviathanSchemas,
  scoring: exilesLeviathanScoring,
});
