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
import { abyssRuleNumbers, abyssStack } from "./rules.ts";
import { abyssSchemas } from "./schema.ts";
import { abyssScoring } from "./scoring.ts";

export type { Action, Bribe, Buy, Decision, Payment, Recruit, Task } from "./actions.ts";
export { lowestOfEachRace, lowestValue, pointsOf, racesAmong } from "./allies.ts";
export { underAction, underControl, underExploration, underRecruitment } from "./askable.ts";
export type { AbyssBlueprint, Position, State, View } from "./blueprint.ts";
export * from "./cards/index.ts";
export type { Event, PearlSource } from "./events.ts";
export { buyWith } from "./explore.ts";
export { inventoryOf } from "./inventory.ts";
export type { AbyssKit, ComponentsElsewhere } from "./kit.ts";
export type { Options } from "./options.ts";
export type { Play } from "./play.ts";
export type { AreaLayout, Layout } from "./position-layout.ts";
export { bribeWith } from "./powers/politicians.ts";
export type { Power } from "./powers/power.ts";
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
export { type AbyssParts, abyssParts } from "./published-parts.ts";
export {
  type AbyssPurse,
  abyssPurse,
  canPay,
  type PaidWith,
  type PaymentMethod,
  type PearlPrice,
  type Purse,
} from "./purse.ts";
export { payForLord, recruitWith } from "./recruit.ts";
export type { Figures, Refusal, RuleNumber, RuleRefusal } from "./refusals.ts";
export { abyssRuleNumbers, abyssStack } from "./rules.ts";
export { type AbyssNames, abyssSchemas, namesOf } from "./schema.ts";
export {
  type AbyssScoringRules,
  abyssScoring,
  type Category,
  categories,
  tableauFieldsOf,
} from "./scoring.ts";
export type {
  Draft,
  PlayerArea,
  RuleOptions,
  Table,
  TableOf,
  TableView,
  Turn,
} from "./table.ts";
export type { Hidden, Tableau } from "./tableau.ts";
export {
  affiliateOne,
  discardAllies,
  drawTokens,
  gainKeyTokens,
  gainPearls,
  playAllies,
  takeAlly,
  takeStacks,
} from "./transfers.ts";
export { restAfter, turnParts } from "./turn-order.ts";
export { visibility } from "./visibility.ts";
export * from "./words/index.ts";

/** The types of Abyss, in one bundle. */
export interface AbyssTypes extends GameTypesOf<AbyssBlueprint, "abyss"> {}

/** The game Abyss, for 2 to 4 players. */
export const abyss: Game<AbyssTypes> = define<AbyssBlueprint, "abyss">({
  id: "abyss",
  version: "2",
  earlierVersions: earlierAbyss,
  ruleNumbers: abyssRuleNumbers,
  rules: abyssStack,
  schemas: abyssSchemas,
  scoring: abyssScoring,
});
