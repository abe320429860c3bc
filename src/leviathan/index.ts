/**
 * Leviathan, an expansion of Abyss.
 *
 * @example
 * ```ts
 * import { describe, leviathan } from "abyss-rules/leviathan";
 *
 * const { state } = leviathan.setup({ players: 5 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { abyssRuleNumbers } from "../abyss/stack.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { LeviathanBlueprint } from "./blueprint.ts";
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
import { leviathanSchemas } from "./schema.ts";
import { leviathanScoring } from "./scoring.ts";
import { leviathanStack } from "./stack.ts";

export type { AttackMeter } from "./meter.ts";
export { freeSpaces, keysOf, lifeLeft, lordCostFor } from "./public-queries.ts";
export type {
  Action,
  Decision,
  Event,
  PearlSource,
  Position,
  Refusal,
  State,
  Table,
  Tableau,
  TableView,
  View,
} from "./published-types.ts";
export type { Category } from "./scoring.ts";
export type { Beast, Fight, Hunter, LeviathanArea } from "./table.ts";
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
  LeviathanCardId,
  LeviathanDescribeOptions,
  LeviathanLocale,
} from "./words/phrases.ts";

/** All types of Leviathan, in one bundle. (They are named here to keep hovers short.) */
export interface LeviathanTypes extends GameTypesOf<LeviathanBlueprint, "leviathan"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** Abyss with Leviathan, for 2 to 5 players. */
export const leviathan: Game<LeviathanTypes> = /* @__PURE__ */ define<
  LeviathanBlueprint,
  "leviathan"
>({
  id: "leviathan",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: leviathanStack,
  schemas: leviathanSchemas,
  scoring: leviathanScoring,
});
