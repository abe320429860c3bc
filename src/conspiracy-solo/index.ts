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
import { conspiracySoloSchemas } from "./schema.ts";
import { conspiracySoloScoring } from "./scoring.ts";
import { conspiracySoloRuleNumbers, conspiracySoloStack } from "./stack.ts";

export type { Options } from "./options.ts";
export { wantedPiles } from "./public-queries.ts";
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
export { OPPONENT, PLAYER, type SoloArea } from "./table.ts";
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
export type { ConspiracySoloDescribeOptions, ConspiracySoloLocale } from "./words/phrases.ts";

/** The types of solo Conspiracy, in one bundle. (They are named here to keep hovers short.) */
export interface ConspiracySoloTypes extends GameTypesOf<SoloBlueprint, "conspiracy-solo"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/**
 * Solo Conspiracy. The table has two sides: seat 0 is the player, who answers every question, and
 * seat 1 the opponent.
 */
export const conspiracySolo: Game<ConspiracySoloTypes> = /* @__PURE__ */ define<
  SoloBlueprint,
  "conspiracy-solo"
>({
  id: "conspiracy-solo",
  version: "1",
  seats: { min: 1, max: 1 },
  ruleNumbers: conspiracySoloRuleNumbers,
  rules: conspiracySoloStack,
  schemas: conspiracySoloSchemas,
  scoring: conspiracySoloScoring,
});
