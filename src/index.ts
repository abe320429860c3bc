/**
 * Tools that work with every game: saved states, replays, errors, and the contract itself.
 * The games are in `abyss-rules/conspiracy` and its siblings.
 * @packageDocumentation
 */
export type { TypesOf } from "./kernel/define.ts";
export { digest } from "./kernel/digest.ts";
export { type Problem, RulesError } from "./kernel/errors.ts";
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
} from "./kernel/game.ts";
export { readState } from "./kernel/read.ts";
export type { CommonRefusal, Refusal } from "./kernel/refusal.ts";
export { type Moves, record, replay } from "./kernel/replay.ts";
export type { Rng, RngWords } from "./kernel/rng.ts";
export type {
  Action,
  Decision,
  EntryOf,
  GameEvent,
  Blueprint,
  Position,
  StateOf,
  Task,
  ViewOf,
  Wanted,
} from "./kernel/rules.ts";
export type { Schema } from "./kernel/schema.ts";
export {
  rank,
  type ScoreLine,
  type ScoreSheet,
  type Standing,
  type Standings,
} from "./kernel/score.ts";
export type { DeepReadonly, Seat, Viewer } from "./kernel/types.ts";
