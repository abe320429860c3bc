/**
 * The rules of Abyss for authors of variants: its stacks of rules, schemas, scoring and words, the payment and
 * the small changes to the table that rules share, and what the laws of `abyss-rules/testing` need.
 * @packageDocumentation
 */
export type { Bribe, Buy, Payment, Recruit, Task } from "./actions.ts";
export { pointsOf, racesAmong } from "./allies.ts";
export { underAction, underControl, underExploration, underRecruitment } from "./askable.ts";
export type { AbyssBlueprint } from "./blueprint.ts";
export { type CardAdditions, type PowerOf, withActivated } from "./card-layer.ts";
export type { AnyAlly, AnyExplorationCard } from "./cards/allies.ts";
export {
  abyssBox,
  alliesIn,
  type Box,
  type Components,
  cardIds,
  type IdsOf,
  type PowerNamesOf,
  type TypedIds,
} from "./cards/box.ts";
export { tileOf } from "./cards/location-card.ts";
export type { AnyLocation } from "./cards/locations.ts";
export {
  drawsLocations,
  type EnteringPowerNames,
  gainsPearls,
  guildOf,
  usesPower,
} from "./cards/lord-card.ts";
export type { AnyLord } from "./cards/lords.ts";
export { buyWith } from "./explore.ts";
export { inventoryOf } from "./inventory.ts";
export type { AbyssKit, ComponentsElsewhere } from "./kit.ts";
export type { KeyMeter, RecruitmentMeter, SumMeter } from "./meter.ts";
export type { Nearest } from "./nearest.ts";
export type { Play } from "./play.ts";
export { refuseUse } from "./powers/activated.ts";
export { bribeWith } from "./powers/politicians.ts";
export type { Power } from "./powers/power.ts";
export { keysQuery, lordCostQuery } from "./public-queries.ts";
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
export type { Figures, RuleNumber, RuleRefusal } from "./refusals.ts";
export { type AbyssNames, abyssSchemas, shapesWithCards } from "./schema.ts";
export {
  type AbyssScoringRules,
  abyssScoring,
  cardScoringLayer,
  type LocationScorer,
  type LocationScorers,
  type ScoresCards,
} from "./scoring.ts";
export { abyssRuleNumbers, abyssStack } from "./stack.ts";
export type { Draft, Layout, TableOf } from "./table.ts";
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
export { abyssContext } from "./words/context.ts";
export { abyssWords } from "./words/english.ts";
export type {
  AbyssContext,
  AbyssDescribable,
  AbyssTerms,
  AbyssWords,
  RecruitPayment,
} from "./words/phrases.ts";
