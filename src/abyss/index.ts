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
import { define } from "../kernel/define.ts";
import type { Game, TypesOf } from "../kernel/game.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import { formerAbyss } from "./former.ts";
import { abyssRuleNumbers, abyssStack } from "./rules.ts";
import { abyssSchemas } from "./schema.ts";
import { abyssScoring } from "./scoring.ts";

export type { Action, Bribe, Buy, Decision, Payment, Recruit, Task } from "./actions.ts";
export { lowestOfEachRace, lowestValue, pointsOf, racesAmong } from "./allies.ts";
export {
  costFor,
  filledStacks,
  keysOf,
  lordCostFor,
  lordsOf,
  suffersFrom,
  touchedBy,
  works,
} from "./asked.ts";
export type { AbyssBlueprint, Position, State, View } from "./blueprint.ts";
export * from "./cards/index.ts";
export { inAction, inControl, inExploration, inRecruitment } from "./due.ts";
export type { Event, PearlSource } from "./events.ts";
export { buyWith } from "./explore.ts";
export { inventoryOf } from "./inventory.ts";
export type { AbyssKit, Elsewhere } from "./kit.ts";
export type { AreaLayout, Layout } from "./layout.ts";
export type { Options } from "./options.ts";
export { places } from "./places.ts";
export type { Play } from "./play.ts";
export { bribeWith } from "./powers/politicians.ts";
export type { Power } from "./powers/power.ts";
export { type Things, things } from "./published-things.ts";
export {
  type AbyssPurse,
  abyssPurse,
  canPay,
  type Paid,
  type Purse,
  type Sum,
  type Tender,
} from "./purse.ts";
export { payForLord, recruitWith } from "./recruit.ts";
export type { Figures, Refusal, RuleNumber, RuleRefusal } from "./refusals.ts";
export { abyssRuleNumbers, abyssStack } from "./rules.ts";
export { abyssSchemas, type Names, namesOf } from "./schema.ts";
export { type AbyssScoring, abyssScoring, type Category, categories, fieldsOf } from "./scoring.ts";
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
export * from "./words/index.ts";

/** The types of Abyss, in one bundle. */
export interface AbyssTypes extends TypesOf<AbyssBlueprint, "abyss"> {}

/** The game Abyss, for 2 to 4 players. */
export const abyss: Game<AbyssTypes> = define<AbyssBlueprint, "abyss">({
  id: "abyss",
  version: "2",
  former: formerAbyss,
  ruleNumbers: abyssRuleNumbers,
  rules: abyssStack,
  schemas: abyssSchemas,
  scoring: abyssScoring,
});
