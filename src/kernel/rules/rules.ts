// The rules of a game: records of functions by name, one for each kind of task, action, question and event.

import type { Rng } from "../components/rng.ts";
import type { Problem } from "../data/errors.ts";
import type { Seat, Viewer } from "../data/types.ts";
import type { AgendaEntryOf, Blueprint, Meter, TableAndAgenda, WorkingState } from "./blueprint.ts";

/** What a rule can do besides writing to the table. The `Play` of a game also fits the rules of its lower layers. */
export interface Play<in Event, in Entry> {
  /** The random generator; only rules that shuffle or draw at random use it. */
  readonly rng: Rng;
  /** Emits an event. Call it after the change to the table, because reactions run immediately. */
  readonly emit: (event: Event) => void;
  /** Puts entries on top of the agenda. They are carried out in this order, before what is already there. */
  readonly next: (...entries: Entry[]) => void;
  /** Records that these seats learn hidden information, which undo could not take back. */
  readonly revealTo: (seats: Iterable<Seat>) => void;
}

/** Selects some of the legal actions. */
export interface ActionFilter<Action = object> {
  /** All payments, or only those without a superfluous ally. */
  readonly payments: "all" | "minimal";
  /** Only actions with these fields, and with these members in their lists. */
  readonly matching?: Partial<Action>;
}

/** A kind of action: its candidates, its checks, and its effect. */
export interface Move<View, Draft, Play, Action, Decision, Refusal> {
  /**
   * Returns candidates. They must include every action that passes the filter and that `refuse` accepts;
   * others are filtered out, except from a `Countable`, whose members are not checked again. Apply the
   * filter yourself where there may be many.
   */
  options(
    view: View,
    seat: Seat,
    decision: Decision,
    filter: ActionFilter<Action>,
  ): Iterable<Action>;
  /** Makes every check. It gets a view, so it cannot use what the seat does not know. */
  refuse(view: View, action: Action, decision: Decision): Refusal | undefined;
  /**
   * Returns a completion of a partial action that lacks as little as possible, where none is legal: its
   * refusal says why not. `undefined` leaves the completion to the kernel, which tries candidates of `options`
   * and values of the fields. Moves that pay need it, because payments are too many to try.
   */
  nearest?(view: View, seat: Seat, decision: Decision, given: Partial<Action>): Action | undefined;
  /**
   * Returns the figures of a partial action, such as what is paid so far and what is needed; `undefined` if
   * they depend on a field that is still open. It must be one of the blueprint.
   */
  meter?(view: View, seat: Seat, decision: Decision, given: Partial<Action>): Meter | undefined;
  /** Writes to the table. It must not fail: changes in place are not rolled back. */
  perform(table: Draft, action: Action, play: Play, decision: Decision): void;
  /** True if an action that keeps the question open could make this one legal: then the question is asked anyway. */
  isWithinReach?(view: View, seat: Seat): boolean;
  /** The action leaves the question open, such as an activated power. */
  readonly keepsOpen?: true;
  /** The action declines. A question that could only be declined is not asked. */
  readonly declines?: true;
  /** The action is legal only if no other action could answer the question. */
  readonly lastResort?: true;
}

/** The `options` of a kind of action without fields to choose. */
export const onlyAction =
  <K extends string>(type: K) =>
  (_view: unknown, seat: Seat): readonly [{ readonly type: K; readonly seat: Seat }] => [
    { type, seat },
  ];

/** The `refuse` of a kind of action that is always legal where it answers the question. */
export const neverRefuse = (): undefined => undefined;

/**
 * Adds a check to a kind of action, before its own. Its candidates are no longer `Countable`, because each
 * of them has to pass both checks.
 */
export const stricter = <View, Draft, Play, Action, Decision, Refusal>(
  move: Move<View, Draft, Play, Action, Decision, Refusal>,
  refuse: Move<View, Draft, Play, Action, Decision, Refusal>["refuse"],
): Move<View, Draft, Play, Action, Decision, Refusal> => ({
  ...move,
  *options(view, seat, decision, filter) {
    yield* move.options(view, seat, decision, filter);
  },
  refuse: (view, action, decision) =>
    refuse(view, action, decision) ?? move.refuse(view, action, decision),
});

/** The `Play` of a game. */
export type PlayOf<B extends Blueprint> = Play<B["event"], AgendaEntryOf<B>>;

/** The kind of action `K` of a game, as an answer to the questions `D`. */
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

/** The function that carries out the task `K` of a game. */
export type TaskOf<B extends Blueprint, K extends B["task"]["do"]> = (
  table: B["draft"],
  task: Extract<B["task"], { do: K }>,
  play: PlayOf<B>,
) => void;

/**
 * A reaction to an event. It runs as soon as the event is emitted; entries that it puts on the agenda are
 * carried out first when the emitting rule has returned.
 */
export type ReactionOf<B extends Blueprint, K extends B["event"]["type"]> = (
  table: B["draft"],
  event: Extract<B["event"], { type: K }>,
  play: PlayOf<B>,
) => void;

/**
 * When a question can be on the agenda. It validates states from outside (saved states, positions, views);
 * it is not used during play.
 */
export interface Askable<Table, Question> {
  /**
   * The names of the entries that may be below it, each list from the bottom up; "anything" if a reaction asks
   * it. Checked for the open question only.
   */
  readonly over: "anything" | readonly (readonly string[])[];
  /** Several of these questions may be on the agenda at a time, to be asked one after the other. */
  readonly queues?: true;
  /**
   * True if the table can lead to this question; `under` names the entries below the open one. Checked for every
   * question on the agenda, also for those that wait.
   */
  fits(table: Table, question: Question, under: readonly string[]): boolean;
}

/** Allows a question over further entries than the game below does. */
export const alsoAskableOver = <Table, Question>(
  askable: Askable<Table, Question>,
  more: readonly (readonly string[])[],
): Askable<Table, Question> => ({
  ...askable,
  over: askable.over === "anything" ? askable.over : [...askable.over, ...more],
});

/** What viewers see of an event: all of it, or what the function returns. */
export type Redaction<Event> = "public" | ((event: Event, viewer: Viewer) => Event | undefined);

/** The rules of a game. Every record is complete, so the compiler names whatever is missing. */
export interface Rules<B extends Blueprint> {
  /** Carries out each task. */
  readonly tasks: { readonly [K in B["task"]["do"]]: TaskOf<B, K> };
  /** The kinds of action. */
  readonly moves: { readonly [K in B["action"]["type"]]: MoveOf<B, K> };
  /** The types of action that answer each question. */
  readonly answers: { readonly [K in B["decision"]["ask"]]: readonly B["action"]["type"][] };
  /** When each question can be on the agenda of a state from outside. */
  readonly askable: {
    readonly [K in B["decision"]["ask"]]: Askable<B["table"], Extract<B["decision"], { ask: K }>>;
  };
  /** What viewers see of each event. */
  readonly redact: {
    readonly [K in B["event"]["type"]]: Redaction<Extract<B["event"], { type: K }>>;
  };
  /** The reactions to each event, in order. None runs during the deal. */
  readonly reactions: {
    readonly [K in B["event"]["type"]]?: readonly ReactionOf<B, K>[];
  };
  /** Sets up the table. The tasks on the returned agenda run immediately. */
  deal(
    options: B["options"],
    play: Pick<PlayOf<B>, "rng" | "emit">,
  ): Pick<WorkingState<B>, "table" | "agenda">;
  /** Returns the table with every card face down that the viewer may not see. */
  hide(state: TableAndAgenda<B["table"]>, viewer: Viewer): B["view"];
  /** Returns a full table that looks like the view, hidden cards drawn at random; throws if there is none. */
  fillHidden(view: TableAndAgenda<B["view"]>, rng: Rng): B["table"];
  /**
   * Builds the table of a position, filling at random what it leaves open, and the question for the seat
   * whose turn it is. `above` has the areas of the layers above, and the agenda of the position. Throws a
   * `RulesError` for an impossible position. Without it, `fromPosition` does not support the game.
   */
  layOut?(
    layout: B["layout"],
    above: TableAndAgenda<object>,
    rng: Rng,
  ): { readonly table: B["table"]; readonly question: B["decision"] };
  /** Yields the inconsistencies of a state that has the right shape. */
  problems(state: TableAndAgenda<B["table"]>): Iterable<Problem>;
  /** Returns what the seat would score with if the game ended now, as far as the view shows it. */
  tableau(view: TableAndAgenda<B["view"]>, seat: Seat): B["tableau"];
}

/** The rules of a game with its kit. */
export type RulesWithKit<B extends Blueprint> = Rules<B> & B["kit"];
