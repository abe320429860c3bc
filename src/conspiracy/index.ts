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
import { conspiracySchemas } from "./schema.ts";
import { conspiracyScoring } from "./scoring.ts";
import { conspiracyRuleNumbers, conspiracyStack } from "./stack.ts";

export type { Source } from "./actions.ts";
export type { Options } from "./options.ts";
export { keysOf, pearlMarker } from "./public-queries.ts";
export type {
  Action,
  Decision,
  Event,
  PlayerArea,
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
export type { ConspiracyDescribeOptions, ConspiracyLocale } from "./words/phrases.ts";

/** The types of Conspiracy, in one bundle. (They are named here to keep hovers short.) */
export interface ConspiracyTypes extends GameTypesOf<ConspiracyBlueprint, "conspiracy"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** The game Conspiracy: Abyss Universe, for 2 to 4 players. */
export const conspiracy: Game<ConspiracyTypes> = /* @__PURE__ */ define<
  ConspiracyBlueprint,
  "conspiracy"
>({
  id: "conspiracy",
  version: "1",
  ruleNumbers: conspiracyRuleNumbers,
  rules: conspiracyStack,
  schemas: conspiracySchemas,
  scoring: conspiracyScoring,
});
