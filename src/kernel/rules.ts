import type { Refusal } from "./refusal.ts";
import type { Rng, RngWords } from "./rng.ts";
import type { Seat } from "./types.ts";

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
  id: string;
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
}

/** What stands on an agenda. */
export type EntryOf<P extends Blueprint> = P["task"] | P["decision"];

/** What an action changes: the table, what is still to do, the random words. */
export interface Position<P extends Blueprint> {
  table: P["draft"];
  agenda: EntryOf<P>[];
  rng: RngWords;
}

/** A whole game at rest, as plain JSON. */
export interface StateOf<P extends Blueprint> {
  /** Everything that lies on the table. */
  readonly table: P["table"];
  /** What is still to do; the last entry is the question that is open. */
  readonly agenda: readonly EntryOf<P>[];
  /** The words of the random generator. */
  readonly rng: RngWords;
}

/** What a viewer sees of a state: hidden cards are `null`, and the random words are left out. */
export interface ViewOf<P extends Blueprint> {
  /** Everything that lies on the table, hidden cards face down (`null`). */
  readonly table: P["view"];
  /** What is still to do; the last entry is the question that is open. */
  readonly agenda: readonly EntryOf<P>[];
}

/** What a rule may do besides changing the table. A richer game's `Play` serves the rules of a poorer one. */
interface Play<in Event, in Entry> {
  readonly rng: Rng;
  readonly emit: (event: Event) => void;
  /** Do these next, in this order, before anything that is on the agenda already. */
  readonly next: (...entries: Entry[]) => void;
  /** These seats learn something that they did not know and that no undo makes them forget. */
  readonly inform: (seats: Iterable<Seat>) => void;
}

/** Which of the legal actions are wanted. */
export interface Wanted {
  /** All payments, or only those without an ally that could be left out. */
  readonly payments: "all" | "minimal";
}

/** One kind of action: what may be tried, why not, and what it does. */
interface Move<View, Draft, Play, Action, Decision, Refusal> {
  /** Candidates; all that `refuse` would accept are among them. */
  options(view: View, seat: Seat, decision: Decision, wanted: Wanted): Iterable<Action>;
  /** Every check. It sees a view only, so it cannot use what the seat does not know. */
  refuse(view: View, action: Action, decision: Decision): Refusal | undefined;
  /** Writes; never refuses, because a change in place is not rolled back. */
  perform(table: Draft, action: Action, play: Play, decision: Decision): void;
  /** The question stays open. */
  readonly keepsOpen?: true;
  /** Says no: a question that could only be declined is not asked. */
  readonly declines?: true;
  /** On offer only where no other move would answer the question. */
  readonly lastResort?: true;
}

/** The `Play` of a game. */
export type PlayOf<P extends Blueprint> = Play<P["event"], EntryOf<P>>;

/** A kind of action of a game, in answer to a decision `D`. */
export type MoveOf<P extends Blueprint, A, D = P["decision"]> = Move<
  P["view"],
  P["draft"],
  PlayOf<P>,
  A,
  D,
  P["refusal"]
>;

/** The rules of a game: what each task does, what each move does, which moves answer which question. */
export interface Rules<P extends Blueprint> {
  readonly tasks: {
    readonly [K in P["task"]["do"]]: (
      table: P["draft"],
      task: Extract<P["task"], { do: K }>,
      play: PlayOf<P>,
    ) => void;
  };
  readonly moves: {
    readonly [K in P["action"]["type"]]: MoveOf<P, Extract<P["action"], { type: K }>>;
  };
  readonly answers: { readonly [K in P["decision"]["ask"]]: readonly P["action"]["type"][] };
}
