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
import { abyssRuleNumbers } from "../abyss/stack.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { ExilesBlueprint } from "./blueprint.ts";
import { earlierExiles } from "./migrations.ts";
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
import { exilesSchemas } from "./schema.ts";
import { exilesScoring } from "./scoring.ts";
import { exilesStack } from "./stack.ts";

export type { Conspire, RecruitExile } from "./actions.ts";
export type { Options } from "./options.ts";
export { exileCard, exileCostFor, hasPower } from "./public-queries.ts";
export type {
  Action,
  Decision,
  Event,
  ExilesArea,
  PlayerExiles,
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
export type { ExileId, ExilesDescribeOptions, ExilesLocale } from "./words/phrases.ts";

/** All types of Exiles, in one bundle. (They are named here to keep hovers short.) */
export interface ExilesTypes extends GameTypesOf<ExilesBlueprint, "exiles"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** Abyss with exiles, for 2 to 4 players. */
export const exiles: Game<ExilesTypes> = /* @__PURE__ */ define<ExilesBlueprint, "exiles">({
  id: "exiles",
  version: "2",
  earlierVersions: earlierExiles,
  ruleNumbers: abyssRuleNumbers,
  rules: exilesStack,
  schemas: exilesSchemas,
  scoring: exilesScoring,
});
