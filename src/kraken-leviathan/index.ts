/**
 * Kraken and Leviathan together, on Abyss.
 *
 * @example
 * ```ts
 * import { describe, krakenLeviathan } from "abyss-rules/kraken-leviathan";
 *
 * const { state } = krakenLeviathan.setup({ players: 5 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { abyssRuleNumbers } from "../abyss/stack.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { KrakenLeviathanBlueprint } from "./blueprint.ts";
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
import { krakenLeviathanSchemas } from "./schema.ts";
import { krakenLeviathanScoring } from "./scoring.ts";
import { krakenLeviathanStack } from "./stack.ts";

export {
  isOpenTo,
  lootOn,
  mostNebulis,
  nebulisOf,
  reservedBy,
  sentinelIn,
  sentinelOn,
} from "../kraken/public-queries.ts";
export type { AttackMeter } from "../leviathan/meter.ts";
export { freeSpaces, lifeLeft } from "../leviathan/public-queries.ts";
export { keysOf, lordCostFor } from "./public-queries.ts";
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
  KrakenLeviathanCard,
  KrakenLeviathanDescribeOptions,
  KrakenLeviathanLocale,
} from "./words/phrases.ts";

/** All types of Kraken with Leviathan, in one bundle. (They are named here to keep hovers short.) */
export interface KrakenLeviathanTypes
  extends GameTypesOf<KrakenLeviathanBlueprint, "kraken-leviathan"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** Abyss with Kraken and Leviathan, for 2 to 5 players. */
export const krakenLeviathan: Game<KrakenLeviathanTypes> = /* @__PURE__ */ define<
  KrakenLeviathanBlueprint,
  "kraken-leviathan"
>({
  id: "kraken-leviathan",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: krakenLeviathanStack,
  schemas: krakenLeviathanSchemas,
  scoring: krakenLeviathanScoring,
});
