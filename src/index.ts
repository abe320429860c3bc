/**
 * Tools that work with every game: saved states, replays, errors, and the contract itself.
 * The games are in `abyss-rules/conspiracy` and its siblings.
 * @packageDocumentation
 */

export type { Choices, NextValues } from "./kernel/agenda/choices.ts";
export type { RandomSource } from "./kernel/agenda/countable.ts";
export type { PartialAction } from "./kernel/agenda/partial-action.ts";
export type { Deck } from "./kernel/components/deck.ts";
export type { Outcome } from "./kernel/components/outcome.ts";
export { type Rng, rngFrom } from "./kernel/components/rng.ts";
export { newSeed } from "./kernel/components/seed.ts";
export type {
  Accepted,
  Game,
  GameInput,
  GameInputWithOutcomes,
  GameTypes,
  Of,
  Refused,
  Replay,
  ReplayWithOutcomes,
  Result,
  Schemas,
  SeededReplay,
  Simulation,
  Step,
} from "./kernel/contract/game.ts";
export { digest } from "./kernel/data/digest.ts";
export { type Problem, RulesError } from "./kernel/data/errors.ts";
export type { Seat, Viewer } from "./kernel/data/types.ts";
export type { Action, Decision, GameEvent, Meter } from "./kernel/rules/blueprint.ts";
export type { ChoicesOf } from "./kernel/rules/choices-of.ts";
export type { StateOrView } from "./kernel/rules/state-or-view.ts";
export {
  rank,
  type ScoreLine,
  type ScoreSheet,
  type Standing,
  type Standings,
  type TieBreak,
} from "./kernel/score/score.ts";
export { edit, type TableDraft } from "./kernel/tools/edit.ts";
export { fromPosition } from "./kernel/tools/from-position.ts";
export { playout } from "./kernel/tools/playout.ts";
export { record, replay } from "./kernel/tools/replay.ts";
export type { SavedState } from "./kernel/tools/saved-state.ts";
export { reduceWithOutcomes, setupWithOutcomes } from "./kernel/tools/scripted-outcomes.ts";
export {
  problems,
  readAction,
  readEvent,
  readState,
  readView,
  saveState,
} from "./kernel/tools/serialisation.ts";
export type { CommonRefusal, MalformedParams, Refusal } from "./kernel/validation/refusal.ts";
export type {
  Schema,
  SchemaIssue,
  SchemaResult,
  StandardIssue,
  StandardResult,
  StandardSchema,
} from "./kernel/validation/standard-schema.ts";
export { describeStandings } from "./kernel/words/describe-standings.ts";
