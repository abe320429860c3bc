/**
 * What an author of a variant, of a house rule or of a game of their own needs: `define`, layers, and
 * the kit for schemas, scores, bags and words. The games' own entry points have their stacks.
 *
 * @example
 * ```ts
 * import { abyssRuleNumbers, abyssSchemas, abyssScoring, abyssStack } from "abyss-rules/abyss";
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
  addToBag,
  faceDown,
  firstMissing,
  hiddenCards,
  isKnown,
  remove,
  sum,
  times,
  unseen,
} from "../kernel/bags.ts";
export {
  type Action,
  type At,
  type Blueprint,
  type Decision,
  type EntryOf,
  type GameEvent,
  isDecision,
  isQuestion,
  isTask,
  type Position,
  type PositionOf,
  type StateOf,
  type Task,
  type ViewOf,
} from "../kernel/blueprint.ts";
export { copy } from "../kernel/copy.ts";
export {
  type Deck,
  deckOver,
  placesIn,
  someOf,
  toldOf,
  type Untold,
  untold,
} from "../kernel/deck.ts";
export { type Definition, define } from "../kernel/define.ts";
export { partOf, type Telling, tellingOf, type Voice, voice } from "../kernel/describe.ts";
export { en, english } from "../kernel/english.ts";
export { type Problem, RulesError } from "../kernel/errors.ts";
export {
  type Chance,
  choicesFrom,
  type Exact,
  isExact,
  joined,
  listed,
  mapped,
  nothing,
  wantedOf,
} from "../kernel/exact.ts";
export { type Changes, type FormerRules, migration } from "../kernel/former.ts";
export type { Game, GameTypes, Of, TypesOf } from "../kernel/game.ts";
export { type Forms, type Grammar, grammar, word } from "../kernel/grammar.ts";
export {
  type Additions,
  type AnyAdditions,
  type Area,
  type Layer,
  type Over,
  type Patch,
  type Paying,
  type RulesStack,
  rulesOf,
} from "../kernel/layers.ts";
export {
  type CardText,
  type CommonRefusals,
  cardTexts,
  type Language,
  noWords,
  type Phrases,
  type Say,
  type Tells,
  type Told,
  type ToldOver,
  wordsOver,
} from "../kernel/phrases.ts";
export { copiesProblems, inventoryProblems, isCount, shapeProblems } from "../kernel/problems.ts";
export {
  type CommonRefusal,
  type Refusal,
  type Refuser,
  type RuleNumbers,
  refuser,
} from "../kernel/refusal.ts";
export type { Rng, RngWords } from "../kernel/rng.ts";
export {
  alsoOver,
  always,
  type Due,
  type Move,
  type MoveOf,
  only,
  type Play,
  type PlayOf,
  type ReactionOf,
  type Redaction,
  type Rules,
  type RulesOf,
  stricter,
  type TaskOf,
  type Wanted,
} from "../kernel/rules.ts";
export {
  anyName,
  areas,
  type BaseShapes,
  between,
  byAsk,
  byCode,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  count,
  deckOf,
  ifKnown,
  integer,
  type LayerShapes,
  listOf,
  type ObjectOf,
  type OutputOf,
  type OwnShapes,
  objectOf,
  oneOf,
  optionalFieldsOf,
  orHidden,
  type Part,
  type Players,
  type SchemaLayer,
  type SchemaStack,
  type Shape,
  type Shapes,
  seatingProblems,
  seatingShape,
  seatsOf,
  sorted,
  type ZodSchema,
  zodOf,
} from "../kernel/schema.ts";
export { schemaStackOf } from "../kernel/schema-stack.ts";
export type { ScoreLine, ScoreSheet } from "../kernel/score.ts";
export { type Scoring, scoreWith } from "../kernel/scoring.ts";
export { areaOf, opponentsOf } from "../kernel/seats.ts";
export { type Stack, stackOf } from "../kernel/stack.ts";
export {
  components,
  type FieldCheck,
  objectShape,
  wholeNumber,
  yesOrNo,
} from "../kernel/tableau.ts";
export type { DeepReadonly, Seat, Viewer } from "../kernel/types.ts";
