// The blueprint: all types of a game in one bundle, and the states and views that follow from it.

import type { RngState } from "../components/rng.ts";
import type { Seat } from "../data/types.ts";
import type { Refusal } from "../validation/refusal.ts";

/** An entry of the agenda that the engine carries out without asking anybody. */
export interface Task {
  readonly do: string;
}

/** A question to one or more seats. It stays on top of the agenda until all of them have answered. */
export interface Decision {
  readonly ask: string;
  /** The seats that have not answered yet. */
  readonly seats: readonly Seat[];
}

/** A player's move: an answer to the open question, or an action that keeps it open. */
export interface Action {
  readonly type: string;
  readonly seat: Seat;
}

/** Something that happened in the game. */
export interface GameEvent {
  readonly type: string;
}

/** The figures of a partial action, for a meter in an interface. */
export interface Meter {
  readonly kind: string;
}

/** All types of a game. `draft` is the table that rules write to; it must be assignable to `view`. */
export interface Blueprint {
  /** The ids of the components in the box, by kind; a layer adds to them. Types may contain open ids (`OpenId`). */
  ids: object;
  options: object;
  draft: { seats: unknown[] };
  table: { readonly seats: readonly unknown[] };
  view: { readonly seats: readonly unknown[] };
  task: Task;
  decision: Decision;
  action: Action;
  event: GameEvent;
  refusal: Refusal;
  /** The figures that `choices` gives for partial actions, by kind; `never` if it gives none. */
  meter: Meter;
  tableau: object;
  /** The names of the parts of a score. */
  category: string;
  /** The table as `fromPosition` takes it; `object` for a game without `layOut`. */
  layout: object;
  /** The fields that every paying action has in addition; `never` in a game without payments. */
  payment: object;
  /** Values that rules read from the finished game, so that any layer can replace them. */
  kit: object;
}

/** An entry of the agenda. */
export type AgendaEntryOf<B extends Blueprint> = B["task"] | B["decision"];

/** The mutable state that rules work on: table, agenda, generator. */
export interface WorkingState<B extends Blueprint> {
  table: B["draft"];
  agenda: AgendaEntryOf<B>[];
  rng: RngState;
}

/** A full state of a game, as plain JSON. */
export interface StateOf<B extends Blueprint> {
  /** All components, every card face up. */
  readonly table: B["table"];
  /** A stack of tasks and questions; the last entry is the open question. Empty: the game is over. */
  readonly agenda: readonly AgendaEntryOf<B>[];
  /** The state of the random generator. */
  readonly rng: RngState;
}

/** What a viewer sees of a state: hidden cards are `null`, and the generator is left out. */
export interface ViewOf<B extends Blueprint> {
  /** All components, hidden cards face down (`null`). */
  readonly table: B["view"];
  /** The same as in the state: the agenda is public. */
  readonly agenda: readonly AgendaEntryOf<B>[];
}

/** A position written by hand, for `fromPosition`: the parts of the table that matter, and the open question. */
export type PositionOf<B extends Blueprint> = B["layout"] & {
  /**
   * The agenda, as in a state: the last entry is the open question. If it holds only questions, the tasks
   * below them are worked out. If it is left out, a turn has just begun.
   */
  readonly agenda?: readonly AgendaEntryOf<B>[];
};

/**
 * A table, and an agenda that may hold entries of layers above. Use `isTaskOf` and `isDecisionOf` to find
 * the entries that a layer knows.
 */
export interface TableAndAgenda<Table> {
  readonly table: Table;
  readonly agenda: readonly (Task | Decision)[];
}

/** True if an entry of the agenda is a question. */
export const isDecision = (entry: Task | Decision): entry is Decision => "ask" in entry;

/** True if an entry of the agenda is the task `kind` of a game whose tasks are `T`. */
export const isTaskOf = <T extends Task, K extends T["do"]>(
  entry: Task | Decision | undefined,
  kind: K,
): entry is Extract<T, { do: K }> => entry !== undefined && "do" in entry && entry.do === kind;

/** True if an entry of the agenda is the question `kind` of a game whose questions are `D`. */
export const isDecisionOf = <D extends Decision, K extends D["ask"]>(
  entry: Task | Decision | undefined,
  kind: K,
): entry is Extract<D, { ask: K }> => entry !== undefined && "ask" in entry && entry.ask === kind;
