/**
 * Exiles, Kraken and Leviathan together, on Abyss.
 *
 * @example
 * ```ts
 * import { describe, exilesKrakenLeviathan } from "abyss-rules/exiles-kraken-leviathan";
 *
 * const { state } = exilesKrakenLeviathan.setup({ players: 5 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { abyssRuleNumbers } from "../abyss/stack.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { ExilesKrakenLeviathanBlueprint } from "./blueprint.ts";
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
import { exilesKrakenLeviathanSchemas } from "./schema.ts";
import { exilesKrakenLeviathanScoring } from "./scoring.ts";
import { exilesKrakenLeviathanStack } from "./stack.ts";

export { exileCard, exileCostFor, hasPower } from "../exiles/public-queries.ts";
export {
  isOpenTo,
  lootOn,
  mostNebulis,
  nebulisOf,
  reservedBy,
  sentinelIn,
  sentinelOn,
} from "../kraken/public-queries.ts";
export { keysOf, lordCostFor } from "../kraken-leviathan/public-queries.ts";
export type { AttackMeter } from "../leviathan/meter.ts";
export { freeSpaces, lifeLeft } from "../leviathan/public-queries.ts";
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
  ExilesKrakenLeviathanCard,
  ExilesKrakenLeviathanDescribeOptions,
  ExilesKrakenLeviathanLocale,
} from "./words/phrases.ts";

/** All types of Exiles with Kraken and Leviathan, in one bundle. (They are named here to keep hovers short.) */
export interface ExilesKrakenLeviathanTypes
  extends GameTypesOf<ExilesKrakenLeviathanBlueprint, "exiles-kraken-leviathan"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** Abyss with Kraken, Leviathan and exiles, for 2 to 5 players. */
export const exilesKrakenLeviathan: Game<ExilesKrakenLeviathanTypes> = /* @__PURE__ */ define<
  ExilesKrakenLeviathanBlueprint,
  "exiles-kraken-leviathan"
>({
  id: "exiles-kraken-leviathan",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: exilesKrakenLeviathanStack,
  schemas: exilesKrakenLeviathanSchemas,
  scoring: exilesKrakenLeviathanScoring,
});
