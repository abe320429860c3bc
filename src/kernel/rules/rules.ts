// What a game says of itself: its rules, as tables by name.

import type { Rng } from "../components/rng.ts";
import type { Problem } from "../data/errors.ts";
import type { Seat, Viewer } from "../data/types.ts";
import type { AgendaEntryOf, Blueprint, TableAndAgenda, WorkingState } from "./blueprint.ts";

/** What a rule may do besides changing the table. A richer game's `Play` serves the rules of a poorer one. */
export interface Play<in Event, in Entry> {
  /** Chance; only rules that shuffle or draw at random ask it. */
  readonly rng: Rng;
  /** Tells what happened; after the table was changed, as reactions look at it. */
  readonly emit: (event: Event) => void;
  /** Do these next, in this order, before anything that is on the agenda already. */
  readonly next: (...entries: Entry[]) => void;
  /** These seats learn something that they did not know and that no undo makes them forget. */
  readonly revealTo: (seats: Iterable<Seat>) => void;
}

/** Which of the legal actions are wanted. */
export interface ActionFilter<Action = object> {
  /** All payments, or only those without an ally that could be left out. */
  readonly payments: "all" | "minimal";
  /** Only actions with these fields, and with these members in their lists. */
  readonly matching?: Partial<Action>;
}

/** One kind of action: what may be tried, why not, and what it does. */
export interface Move<View, Draft, Play, Action, Decision, Refusal> {
  /**
   * Candidates; all that are wanted and that `refuse` would accept are among them. Where they are
   * `Countable`, nobody refuses them again. Where there may be many, leave out what is not wanted.
   */
  options(
    view: View,
    seat: Seat,
    decision: Decision,
    wanted: ActionFilter<Action>,
  ): Iterable<Action>;
  /** Every check. It sees a view only, so it cannot use what the seat does not know. */
  refuse(view: View, action: Action, decision: Decision): Refusal | undefined;
  /** Writes; never refuses, because a change in place is not rolled back. */
  perform(table: Draft, action: Action, play: Play, decision: Decision): void;
  /** Whether an aside could make it possible: then the question is asked all the same. */
  isWithinReach?(view: View, seat: Seat): boolean;
  /** The question stays open. */
  readonly keepsOpen?: true;
  /** Says no: a question that could only be declined is not asked. */
  readonly declines?: true;
  /** On offer only where no other move would answer the question. */
  readonly lastResort?: true;
}

/** The `options` of a kind of action that has nothing to choose. */
export const onlyAction =
  <K extends string>(type: K) =>
  (_view: unknown, seat: Seat): readonly [{ readonly type: K; readonly seat: Seat }] => [
    { type, seat },
  ];

/** The `refuse` of a kind of action that may be done wherever it answers the question. */
export const neverRefuse = (): undefined => undefined;

/**
 * A kind of action with another check before its own. Its candidates are no longer exact, so each of
 * them is held against both checks.
 */
export const stricter = <View, Draft, Play, Action, Decision, Refusal>(
  move: Move<View, Draft, Play, Action, Decision, Refusal>,
  refuse: Move<View, Draft, Play, Action, Decision, Refusal>["refuse"],
): Move<View, Draft, Play, Action, Decision, Refusal> => ({
  ...move,
  *options(view, seat, decision, wanted) {
    yield* move.options(view, seat, decision, wanted);
  },
  refuse: (view, action, decision) =>
    refuse(view, action, decision) ?? move.refuse(view, action, decision),
});

/** The `Play` of a game. */
export type PlayOf<B extends Blueprint> = Play<B["event"], AgendaEntryOf<B>>;

/** The kind of action `K` of a game, in answer to the questions `D`. */
export type MoveOf<
  B extends Blueprint,
  K extends B["action"]["type"],
  D extends B["decision"]["ask"] = B["decision"]["ask"],
> = Move<
  B["view"],
  B["draft"],
  PlayOf<B>,
  Extract<B["action"], { type: K }>,
  Extract<B["decision"], { ask: D }>,
  B["refusal"]
>;

/** What the task `K` of a game does. */
export type TaskOf<B extends Blueprint, K extends B["task"]["do"]> = (
  table: B["draft"],
  task: Extract<B["task"], { do: K }>,
  play: PlayOf<B>,
) => void;

/** What answers to an event as soon as it is said. What it puts on the agenda is done when the rule that said it is. */
export type ReactionOf<B extends Blueprint, K extends B["event"]["type"]> = (
  table: B["draft"],
  event: Extract<B["event"], { type: K }>,
  play: PlayOf<B>,
) => void;

/** When a question can stand on top of an agenda. Saved games come from anywhere. */
export interface Askable<Table, Question> {
  /** What may wait under it, by name, the last part first; a reaction can ask over anything. */
  readonly over: "anything" | readonly (readonly string[])[];
  /** It may wait under itself: it is put several times, one after the other. */
  readonly queues?: true;
  /** Whether the table gives rise to it; `under` names what waits. */
  fits(table: Table, question: Question, under: readonly string[]): boolean;
}

/** A question that may stand over more than it did below. */
export const alsoAskableOver = <Table, Question>(
  due: Askable<Table, Question>,
  more: readonly (readonly string[])[],
): Askable<Table, Question> => ({
  ...due,
  over: due.over === "anything" ? due.over : [...due.over, ...more],
});

/** What viewers see of an event: all of it, or what a function leaves. */
export type Redaction<Event> = "public" | ((event: Event, viewer: Viewer) => Event | undefined);

/** The rules of a game. Every table is total, so that the compiler names what was forgotten. */
export interface Rules<B extends Blueprint> {
  /** What each task does. */
  readonly tasks: { readonly [K in B["task"]["do"]]: TaskOf<B, K> };
  /** What each kind of action is. */
  readonly moves: { readonly [K in B["action"]["type"]]: MoveOf<B, K> };
  /** The kinds of action that answer each question. */
  readonly answers: { readonly [K in B["decision"]["ask"]]: readonly B["action"]["type"][] };
  /** When each question can be open. */
  readonly askable: {
    readonly [K in B["decision"]["ask"]]: Askable<B["table"], Extract<B["decision"], { ask: K }>>;
  };
  /** What viewers see of each event. */
  readonly redact: {
    readonly [K in B["event"]["type"]]: Redaction<Extract<B["event"], { type: K }>>;
  };
  /** What answers to events, in order. Nothing does while the table is dealt. */
  readonly reactions: {
    readonly [K in B["event"]["type"]]?: readonly ReactionOf<B, K>[];
  };
  /** Lays the table; what is on the agenda is done at once. */
  deal(
    options: B["options"],
    play: Pick<PlayOf<B>, "rng" | "emit">,
  ): Pick<WorkingState<B>, "table" | "agenda">;
  /** The table with everything face down that the viewer may not see. */
  hide(state: TableAndAgenda<B["table"]>, viewer: Viewer): B["view"];
  /** The table with cards in place of those face down; throws for a view that no table looks like. */
  fillHidden(view: TableAndAgenda<B["view"]>, rng: Rng): B["table"];
  /**
   * The table that a position says, with what it leaves open filled in by chance, and what is asked of
   * whose turn it is; `laid` has the areas of the layers above, and what the position has to do.
   * Throws a `RulesError` for what cannot be. Without it, positions cannot be composed.
   */
  layOut?(
    layout: B["layout"],
    laid: TableAndAgenda<object>,
    rng: Rng,
  ): { readonly table: B["table"]; readonly question: B["decision"] };
  /** What does not fit together in a state of the right shape. */
  problems(state: TableAndAgenda<B["table"]>): Iterable<Problem>;
  /** What the seat has to show for the score, if the game ended now, as far as it is in sight. */
  tableau(view: TableAndAgenda<B["view"]>, seat: Seat): B["tableau"];
}

/** The rules of a game with its kit. */
export type RulesWithKit<B extends Blueprint> = Rules<B> & B["kit"];
