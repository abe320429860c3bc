// The types that a game is written in, in one bundle, and what a position is made of.

import type { RngState } from "../components/rng.ts";
import type { Seat } from "../data/types.ts";
import type { Refusal } from "../validation/refusal.ts";

/** Work that needs no answer. */
export interface Task {
  readonly do: string;
}

/** A question; it stays on top of the agenda until nobody owes an answer. */
export interface Decision {
  readonly ask: string;
  /** Who owes an answer. */
  readonly seats: readonly Seat[];
}

/** What a player does: an answer to the question that is open, or an aside that leaves it open. */
export interface Action {
  readonly type: string;
  readonly seat: Seat;
}

/** Something that happened. */
export interface GameEvent {
  readonly type: string;
}

/** The types that a game is written in. `draft` is what rules change; it must be usable as a `view`. */
export interface Blueprint {
  options: object;
  draft: { seats: unknown[] };
  table: { readonly seats: readonly unknown[] };
  view: { readonly seats: readonly unknown[] };
  task: Task;
  decision: Decision;
  action: Action;
  event: GameEvent;
  refusal: Refusal;
  tableau: object;
  /** The parts of a score, by name. */
  category: string;
  /** What a position says of the table, for `fromPosition`; `object` where positions cannot be composed. */
  layout: object;
  /** What actions that pay carry besides; `never` where nothing is paid for. */
  payment: object;
  /** Values that rules ask of the whole game, whatever layers it is made of. */
  kit: object;
}

/** What stands on an agenda. */
export type AgendaEntryOf<B extends Blueprint> = B["task"] | B["decision"];

/** What an action changes: the table, what is still to do, the random words. */
export interface WorkingState<B extends Blueprint> {
  table: B["draft"];
  agenda: AgendaEntryOf<B>[];
  rng: RngState;
}

/** A whole game at rest, as plain JSON. */
export interface StateOf<B extends Blueprint> {
  /** Everything that lies on the table. */
  readonly table: B["table"];
  /** What is still to do; the last entry is the question that is open. */
  readonly agenda: readonly AgendaEntryOf<B>[];
  /** The words of the random generator. */
  readonly rng: RngState;
}

/** What a viewer sees of a state: hidden cards are `null`, and the random words are left out. */
export interface ViewOf<B extends Blueprint> {
  /** Everything that lies on the table, hidden cards face down (`null`). */
  readonly table: B["view"];
  /** What is still to do; the last entry is the question that is open. */
  readonly agenda: readonly AgendaEntryOf<B>[];
}

/** A position by hand, for `fromPosition`: what lies where, as far as it matters, and what is asked. */
export type PositionOf<B extends Blueprint> = B["layout"] & {
  /**
   * What is still to do, as in a state: the last entry is the question that is open. If only questions
   * are given, what waits under them is worked out. Left out, a turn has begun.
   */
  readonly agenda?: readonly AgendaEntryOf<B>[];
};

/** A table with an agenda on which entries of richer games may stand; `isTaskOf` and `isDecisionOf` find known ones. */
export interface TableAndAgenda<Table> {
  readonly table: Table;
  readonly agenda: readonly (Task | Decision)[];
}

/** Whether an entry of an agenda is a question. */
export const isDecision = (entry: Task | Decision): entry is Decision => "ask" in entry;

/** Whether an entry of an agenda is this task of a game whose tasks are `T`. */
export const isTaskOf = <T extends Task, K extends T["do"]>(
  entry: Task | Decision | undefined,
  kind: K,
): entry is Extract<T, { do: K }> => entry !== undefined && "do" in entry && entry.do === kind;

/** Whether an entry of an agenda is this question of a game whose questions are `D`. */
export const isDecisionOf = <D extends Decision, K extends D["ask"]>(
  entry: Task | Decision | undefined,
  kind: K,
): entry is Extract<D, { ask: K }> => entry !== undefined && "ask" in entry && entry.ask === kind;
