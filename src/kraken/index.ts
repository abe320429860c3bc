/**
 * Kraken, an expansion of Abyss.
 *
 * @example
 * ```ts
 * import { describe, kraken } from "abyss-rules/kraken";
 *
 * const { state } = kraken.setup({ players: 3 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { abyssRuleNumbers } from "../abyss/stack.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { KrakenBlueprint } from "./blueprint.ts";
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
import { krakenSchemas } from "./schema.ts";
import { krakenScoring } from "./scoring.ts";
import { krakenStack } from "./stack.ts";

export type { Coins } from "./actions.ts";
export {
  isOpenTo,
  keysOf,
  lootOn,
  lordCostFor,
  mostNebulis,
  nebulisOf,
  reservedBy,
  sentinelIn,
  sentinelOn,
} from "./public-queries.ts";
export type {
  Action,
  Decision,
  Event,
  KrakenArea,
  NebulisSource,
  Payment,
  PearlSource,
  Place,
  Position,
  Posting,
  Refusal,
  State,
  Table,
  Tableau,
  TableView,
  View,
} from "./published-types.ts";
export { type BoardZone, zoneOf, zones } from "./queries.ts";
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
export type { KrakenCard, KrakenDescribeOptions, KrakenLocale } from "./words/phrases.ts";

/** All types of Kraken, in one bundle. (They are named here to keep hovers short.) */
export interface KrakenTypes extends GameTypesOf<KrakenBlueprint, "kraken"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** Abyss with Kraken, for 2 to 4 players. */
export const kraken: Game<KrakenTypes> = /* @__PURE__ */ define<KrakenBlueprint, "kraken">({
  id: "kraken",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: krakenStack,
  schemas: krakenSchemas,
  scoring: krakenScoring,
});
