/**
 * Exiles and Kraken together, on Abyss.
 *
 * @example
 * ```ts
 * import { describe, exilesKraken } from "abyss-rules/exiles-kraken";
 *
 * const { state } = exilesKraken.setup({ players: 3 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { abyssRuleNumbers } from "../abyss/stack.ts";
import { define } from "../kernel/api/define.ts";
import type { Game, GameTypesOf } from "../kernel/contract/game.ts";
import type { ExilesKrakenBlueprint } from "./blueprint.ts";
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
import { exilesKrakenSchemas } from "./schema.ts";
import { exilesKrakenScoring } from "./scoring.ts";
import { exilesKrakenStack } from "./stack.ts";

export { exileCard, exileCostFor, hasPower } from "../exiles/public-queries.ts";
export type { ExileId } from "../exiles/words/phrases.ts";
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
} from "../kraken/public-queries.ts";
export type { KrakenCard } from "../kraken/words/phrases.ts";
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
export type { ExilesKrakenDescribeOptions, ExilesKrakenLocale } from "./words/phrases.ts";

/** All types of Exiles with Kraken, in one bundle. (They are named here to keep hovers short.) */
export interface ExilesKrakenTypes extends GameTypesOf<ExilesKrakenBlueprint, "exiles-kraken"> {
  state: State;
  view: View;
  action: Action;
  decision: Decision;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  position: Position;
}

/** Abyss with Kraken and exiles, for 2 to 4 players. */
export const exilesKraken: Game<ExilesKrakenTypes> = /* @__PURE__ */ define<
  ExilesKrakenBlueprint,
  "exiles-kraken"
>({
  id: "exiles-kraken",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: exilesKrakenStack,
  schemas: exilesKrakenSchemas,
  scoring: exilesKrakenScoring,
});
