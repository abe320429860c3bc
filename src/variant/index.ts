/**
 * Everything that authors of variants, house rules and new games need: `define`, layers, and the kit for
 * schemas, scores, bags and texts. The stacks of each game are in its `rules` entry.
 *
 * @example
 * ```ts
 * import { abyssRuleNumbers, abyssSchemas, abyssScoring, abyssStack } from "abyss-rules/abyss/rules";
 * import { define } from "abyss-rules/variant";
 *
 * export const tides = define<TidesBlueprint, "tides">({
 *   id: "tides",
 *   version: "1",
 *   ruleNumbers: abyssRuleNumbers,
 *   rules: abyssStack.with(tidesLayer),
 *   schemas: abyssSchemas.with(tidesSchemas),
 *   scoring: abyssScoring,
 * });
 * ```
 * @packageDocumentation
 */

export {
  allOrOne,
  type Countable,
  combinationsOf,
  concatCandidates,
  countableList,
  mapCandidates,
  noCandidates,
} from "../kernel/agenda/countable.ts";
export { type Definition, define } from "../kernel/api/define.ts";
export {
  addToBag,
  countOf,
  faceDown,
  firstMissing,
  hiddenCards,
  isKnown,
  removeOne,
  unseen,
} from "../kernel/components/bags.ts";
export {
  completeDeck,
  knownCards,
  placedCards,
  takeUnplaced,
  type UnplacedCards,
  unplacedCards,
} from "../kernel/components/deck.ts";
export type { RngState } from "../kernel/components/rng.ts";
export { areaOf, opponentsOf } from "../kernel/components/seats.ts";
export type { GameTypesOf } from "../kernel/contract/game.ts";
export type { HasIds } from "../kernel/data/ids.ts";
export type { DeepReadonly, SeatRange } from "../kernel/data/types.ts";
export {
  type AgendaEntryOf,
  type Blueprint,
  isDecisionOf,
  isTaskOf,
  type PositionOf,
  type StateOf,
  type TableAndAgenda,
  type Task,
  type ViewOf,
  type WorkingState,
} from "../kernel/rules/blueprint.ts";
export {
  type Additions,
  type AnyAdditions,
  type Area,
  type Layer,
  type Patch,
  type RulesStack,
  rulesStackOf,
  type WithLayer,
  type WithPayment,
} from "../kernel/rules/layers.ts";
export { type EarlierVersion, migration, type StateMigration } from "../kernel/rules/migrations.ts";
export type { LayoutOf } from "../kernel/rules/position-layout.ts";
export {
  type ActionFilter,
  type Askable,
  alsoAskableOver,
  type Move,
  type MoveOf,
  neverRefuse,
  onlyAction,
  type Play,
  type PlayOf,
  type ReactionOf,
  type Redaction,
  type Rules,
  type RulesWithKit,
  stricter,
  type TaskOf,
} from "../kernel/rules/rules.ts";
export { type ScoringStack, scoringStackOf } from "../kernel/rules/scoring-stack.ts";
export {
  anyName,
  areas,
  type BaseShapes,
  between,
  booleanPart,
  byAsk,
  byCode,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  type GameShapes,
  type LayerShapes,
  layoutShape,
  listOf,
  type ObjectOf,
  type OutputOf,
  type OwnShapes,
  objectOf,
  oneOf,
  optionalFieldsOf,
  optionalPart,
  orHidden,
  quantity,
  type SchemaLayer,
  type SchemaPart,
  type SchemaStack,
  type Shape,
  seatingProblems,
  seatingShape,
  seatSchemas,
  sorted,
  type ZodSchema,
  zodOf,
} from "../kernel/schemas/schema.ts";
export { schemaStackOf } from "../kernel/schemas/schema-stack.ts";
export type { AnyScoring, ScoringOf } from "../kernel/score/card-scoring.ts";
export { type FieldChecks, type ScoringRules, scoreWith } from "../kernel/score/scoring.ts";
export {
  componentList,
  type FieldCheck,
  wholeNumber,
  yesOrNo,
} from "../kernel/score/tableau-fields.ts";
export { copiesProblems, inventoryProblems } from "../kernel/validation/checks.ts";
export type { RuleNumbers } from "../kernel/validation/refusal.ts";
export { type DescribeOptions, type Describer, describerOf } from "../kernel/words/describe.ts";
export { en, english } from "../kernel/words/english.ts";
export { type Forms, type Grammar, grammar } from "../kernel/words/grammar.ts";
export {
  type BaseLocale,
  type CardText,
  type ChosenField,
  type CommonRefusals,
  type Describable,
  type DescribableOf,
  type DescribableWithLayer,
  noWords,
  type Phrases,
  type SayNames,
  wordsOver,
} from "../kernel/words/phrases.ts";
export { cardValue, numberValue, playerValue } from "../kernel/words/values.ts";
