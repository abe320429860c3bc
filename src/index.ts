/**
 * Tools that work with every game: saved states, replays, errors, and the contract itself.
 * The games are in `abyss-rules/conspiracy` and its siblings.
 * @packageDocumentation
 */
export type { Asked } from "./kernel/asked.ts";
export type {
  Action,
  Blueprint,
  Decision,
  EntryOf,
  GameEvent,
  Position,
  PositionOf,
  StateOf,
  Task,
  ViewOf,
} from "./kernel/blueprint.ts";
export type { Choices, Next } from "./kernel/choices.ts";
export { compose } from "./kernel/compose.ts";
export type { Deck } from "./kernel/deck.ts";
export { digest } from "./kernel/digest.ts";
export { type Problem, RulesError } from "./kernel/errors.ts";
export type { Chance } from "./kernel/exact.ts";
export type { FormerRules } from "./kernel/former.ts";
export type {
  Game,
  GameTypes,
  Of,
  Refused,
  Replay,
  Result,
  Schemas,
  Simulation,
  Step,
  TypesOf,
} from "./kernel/game.ts";
export { type Outcome, reduceWith } from "./kernel/given-chance.ts";
export { add, type FieldsOf, type Like } from "./kernel/like.ts";
export { playout } from "./kernel/playout.ts";
export { problems, readAction, readEvent, readState, readView, saveState } from "./kernel/read.ts";
export type { CommonRefusal, Malformed, Refusal } from "./kernel/refusal.ts";
export { type Moves, record, replay } from "./kernel/replay.ts";
export { type Rng, type RngWords, rngFrom } from "./kernel/rng.ts";
export type { SavedState } from "./kernel/saved-state.ts";
export {
  rank,
  type ScoreLine,
  type ScoreSheet,
  type Standing,
  type Standings,
} from "./kernel/score.ts";
export { newSeed } from "./kernel/seed.ts";
export type {
  Checked,
  Issue,
  Schema,
  StandardIssue,
  StandardResult,
  StandardSchema,
} from "./kernel/standard-schema.ts";
export type { DeepReadonly, Seat, Viewer } from "./kernel/types.ts";
