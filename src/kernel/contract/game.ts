import type { Choices } from "../agenda/choices.ts";
import type { RandomSource } from "../agenda/countable.ts";
import type { PartialAction } from "../agenda/partial-action.ts";
import type { Outcome } from "../components/outcome.ts";
import type { NarrowIds } from "../data/ids.ts";
import type { Seat, Viewer } from "../data/types.ts";
import type {
  Action,
  Blueprint,
  Decision,
  GameEvent,
  Meter,
  PositionOf,
  StateOf,
  ViewOf,
} from "../rules/blueprint.ts";
import type { ChoicesOf } from "../rules/choices-of.ts";
import type { EarlierVersion } from "../rules/migrations.ts";
import type { ActionFilter } from "../rules/rules.ts";
import type { ScoreSheet, Standings } from "../score/score.ts";
import type { CommonRefusal, Refusal } from "../validation/refusal.ts";
import type { Schema } from "../validation/standard-schema.ts";

/** The public types of a game, in one bundle. A `state` is usable wherever a `view` is. */
export interface GameTypes {
  id: string;
  options: object;
  state: object;
  view: object;
  action: Action;
  decision: Decision;
  event: GameEvent;
  refusal: Refusal;
  meter: Meter;
  tableau: object;
  category: string;
  position: object;
}

/**
 * A member of the bundle, for tools that work with any game. (For an unresolved `T`, TypeScript accepts
 * anything as `T["view"]`; it does not as this deferred type.)
 */
export type Of<T extends GameTypes, K extends keyof GameTypes> = T extends GameTypes ? T[K] : never;

/** The public types of a game, taken from its blueprint. */
export interface GameTypesOf<B extends Blueprint, Id extends string = string> extends GameTypes {
  id: Id;
  options: B["options"];
  state: NarrowIds<StateOf<B>, B["ids"]>;
  view: NarrowIds<ViewOf<B>, B["ids"]>;
  action: NarrowIds<B["action"], B["ids"], Action>;
  decision: NarrowIds<B["decision"], B["ids"], Decision>;
  event: NarrowIds<B["event"], B["ids"], GameEvent>;
  refusal: NarrowIds<B["refusal"], B["ids"], Refusal>;
  meter: NarrowIds<B["meter"], B["ids"], Meter>;
  tableau: NarrowIds<B["tableau"], B["ids"]>;
  category: B["category"];
  position: NarrowIds<PositionOf<B>, B["ids"]>;
}

/** The actions of type `K`. */
type ActionOf<T extends GameTypes, K extends string> = Extract<Of<T, "action">, { type: K }>;

/** The partial actions of type `K`. */
type PartialOf<T extends GameTypes, K extends string> = {
  readonly type: K;
} & PartialAction<ActionOf<T, K>>;

/** A step of a game: the set-up, or an accepted action. */
export interface Step<T extends GameTypes> {
  readonly ok: true;
  /** The next state, deeply frozen; the previous one is untouched. */
  readonly state: Of<T, "state">;
  /** What happened, in order, with all hidden cards; `redact` events before you show them. */
  readonly events: readonly Of<T, "event">[];
  /** The action as it was read: lists whose order has no meaning are sorted. The set-up has none. */
  readonly action?: Of<T, "action">;
  /** The seats to which hidden information was revealed. If empty, a host may offer undo. */
  readonly revealedTo: readonly Seat[];
}

/** The result of an accepted action. */
export interface Accepted<T extends GameTypes> extends Step<T> {
  readonly action: Of<T, "action">;
}

/** The result of a refused action; nothing has changed. */
export interface Refused<T extends GameTypes> {
  readonly ok: false;
  /** The same object that was passed in. */
  readonly state: Of<T, "state">;
  readonly refusal: CommonRefusal | Of<T, "refusal">;
}

/** The result of an action. */
export type Result<T extends GameTypes> = Accepted<T> | Refused<T>;

/** Schemas of a game's data. Also available as JSON Schemas: `abyss-rules/schemas/<game>/<what>.json`. */
export interface Schemas<T extends GameTypes> {
  readonly options: Schema<Of<T, "options">>;
  readonly action: Schema<Of<T, "action">>;
  readonly event: Schema<Of<T, "event">>;
  readonly refusal: Schema<CommonRefusal | Of<T, "refusal">>;
  /** Checks shape and consistency: every component exactly once, an agenda that fits the table. */
  readonly state: Schema<Of<T, "state">>;
  readonly view: Schema<Of<T, "view">>;
  readonly tableau: Schema<Of<T, "tableau">>;
  /** Checks the shape of the argument of `fromPosition`, which also checks whether the position is possible. */
  readonly position: Schema<Of<T, "position">>;
  readonly replay: Schema<Replay<T>>;
}

/** What determines a game: options, seed and actions. */
export interface GameInput<T extends GameTypes> {
  readonly options: Of<T, "options">;
  readonly seed: string;
  readonly actions: readonly Of<T, "action">[];
}

/** What determines a game whose outcomes come from elsewhere: options, actions and all outcomes. */
export interface GameInputWithOutcomes<T extends GameTypes> {
  readonly options: Of<T, "options">;
  /** The outcomes of the set-up. */
  readonly deal: readonly Outcome[];
  readonly actions: readonly Of<T, "action">[];
  /** The outcomes of each action; most have none. */
  readonly outcomes: readonly (readonly Outcome[])[];
}

/** What every replay has. */
interface ReplayLabel<T extends GameTypes> {
  readonly game: Of<T, "id">;
  /** Version of the game's rules at the time of recording. */
  readonly version: string;
  readonly digest: {
    /** Digest of game, options, seed or outcomes, and actions: differs if the record was altered. */
    readonly moves: string;
    /** Digest of the last state: differs if the rules changed. */
    readonly result: string;
  };
  /**
   * Four check digits each for the options, the seed or deal, and every action with its outcomes, in this order. The
   * first ones that do not match show where a record was altered.
   */
  readonly checks?: string;
}

/** A recorded game with a seed. */
export interface SeededReplay<T extends GameTypes> extends ReplayLabel<T>, GameInput<T> {
  /** Version of this file format: 2 has checks, 1 has none. */
  readonly format: 1 | 2;
}

/** A recorded game whose outcomes did not come from a seed. */
export interface ReplayWithOutcomes<T extends GameTypes>
  extends ReplayLabel<T>,
    GameInputWithOutcomes<T> {
  /** Version of this file format. */
  readonly format: 3;
}

/** A recorded game, as plain JSON: the moves, and digests that show whether they still lead to the same result. */
export type Replay<T extends GameTypes> = SeededReplay<T> | ReplayWithOutcomes<T>;

/** A private copy of a game that changes in place: the same rules as `reduce`, without the cost of keeping every state. */
export interface Simulation<T extends GameTypes> {
  /** The current position. Every `apply` changes it in place, so do not keep it. */
  readonly state: Of<T, "state">;
  /** Performs an action in place; a refused one changes nothing. */
  apply(
    action: Of<T, "action">,
  ): Omit<Accepted<T>, "state"> | { readonly ok: false; readonly refusal: Refused<T>["refusal"] };
  /** A random legal action of a random decider. Throws if the game is over. */
  randomAction(rng: RandomSource): Of<T, "action">;
  /** Performs a random legal action without collecting events; `false` if the game is over. */
  advance(rng: RandomSource): boolean;
  /** Points per seat, if the game ended now. */
  totals(): readonly number[];
  /** An independent copy. */
  clone(): Simulation<T>;
}

/**
 * A game. Every function is pure: nothing is kept between calls, no argument is changed.
 * Functions that take a view also accept a full state.
 */
export interface Game<T extends GameTypes> {
  readonly id: Of<T, "id">;
  /** Version of the rules, recorded in replays. */
  readonly version: string;
  /** Earlier versions of the rules, oldest first: `readState` reads their states, `replay` reports what changed since. */
  readonly earlierVersions: readonly EarlierVersion[];
  /** How many people can play; a table may have more seats than that. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly schemas: Schemas<T>;

  /** Starts a new game. The same options and seed give the same game. Throws a `RulesError` for invalid options. */
  setup(options: Of<T, "options">, seed: string): Step<T>;
  /** Performs an action of unknown origin: checks its shape, then the rules. Never throws because of the action. */
  reduce(state: Of<T, "state">, action: unknown): Result<T>;
  /** Creates a private copy on which actions are performed in place, for bots and playouts. */
  simulate(state: Of<T, "state">): Simulation<T>;

  /** The open decision and the seats that have to make it; `undefined` when the game is over. */
  decision(view: Of<T, "view" | "state">): Of<T, "decision"> | undefined;
  /** The seats that have to decide; empty exactly when the game is over. */
  deciders(view: Of<T, "view" | "state">): readonly Seat[];
  /**
   * All legal actions of the seat, lazily, as there may be very many; pass that seat's view or a state. Throws a
   * `RulesError` if the seat's own cards are face down in the view; so do the other queries about its actions.
   */
  legalActions(
    view: Of<T, "view" | "state">,
    seat: Seat,
    filter?: {
      /** All payments, or only those without a superfluous ally. */
      readonly payments?: ActionFilter["payments"];
      /** Only actions that match this one: equal fields, and lists that contain the given members. */
      readonly matching?: PartialAction<Of<T, "action">>;
    },
  ): Iterable<Of<T, "action">>;
  /** The types of the seat's legal actions. */
  actionTypes(view: Of<T, "view" | "state">, seat: Seat): readonly Of<T, "action">["type"][];
  /**
   * The next choices of a partial action, whose fields can be chosen in any order; every value that it
   * offers leads to a legal action. `undefined` if no legal action matches the partial one; `refusal` says why.
   *
   * With `fillForced`, every value that all legal completions share is filled in: the only possible value of a
   * field, and the members of a list that none of them does without (unless there are too many to list, and the
   * rules cannot count them).
   *
   * @example
   * ```ts
   * abyss.choices(view, seat, { type: "recruit", lord: "jailer" })?.next.allies; // what can pay for it
   * ```
   */
  choices<K extends Of<T, "action">["type"]>(
    view: Of<T, "view" | "state">,
    seat: Seat,
    partial: PartialOf<T, K>,
    options?: { readonly fillForced?: boolean },
  ): Choices<ActionOf<T, K>, Of<T, "refusal">, Of<T, "meter">> | undefined;
  /**
   * Adds a choice to a partial action: the value of a field, or a further member of a list. Whether it is legal,
   * `choices` says.
   *
   * @example
   * ```ts
   * abyss.addChoice({ type: "recruit", lord: "jailer" }, "allies", "crab-3");
   * // { type: "recruit", lord: "jailer", allies: ["crab-3"] }
   * ```
   */
  addChoice<K extends Of<T, "action">["type"], F extends keyof ChoicesOf<ActionOf<T, K>>>(
    partial: PartialOf<T, K>,
    field: F,
    value: ChoicesOf<ActionOf<T, K>>[F],
  ): PartialOf<T, K>;
  /**
   * Removes a choice from a partial action, as `addChoice` adds it: the field, or one equal member of its list. A
   * list that becomes empty is removed, too. A value that was not chosen changes nothing.
   */
  removeChoice<K extends Of<T, "action">["type"], F extends keyof ChoicesOf<ActionOf<T, K>>>(
    partial: PartialOf<T, K>,
    field: F,
    value: ChoicesOf<ActionOf<T, K>>[F],
  ): PartialOf<T, K>;
  /** How many legal actions the seat has, or how many match a partial one; computed without a list where possible. */
  countActions(
    view: Of<T, "view" | "state">,
    seat: Seat,
    matching?: PartialAction<Of<T, "action">>,
  ): number;
  /** A random legal action: first a type, then an action of that type, all equally likely. Throws if the seat has no decision to make. */
  randomAction(view: Of<T, "view" | "state">, seat: Seat, rng: RandomSource): Of<T, "action">;
  /**
   * Why the action would be refused, or `undefined`; pass the acting seat's view or a state.
   *
   * A field that is left out is open: for a partial action, `undefined` means that some completion is legal;
   * otherwise it is the refusal of the completion that lacks least. What no completion can help comes first
   * (another seat decides, another question is asked), then what is wrong with the given fields, then what is
   * lacking. An action with all its fields is judged as it stands, even if its lists could be extended. To insist
   * on complete actions, use `reduce`, or read them with `schemas.action` first.
   *
   * @example
   * ```ts
   * abyss.refusal(view, { type: "recruit", seat, lord: "traitor" }); // too few races, or pearls, …
   * ```
   */
  refusal(
    view: Of<T, "view" | "state">,
    action: Of<T, "action"> | (PartialAction<Of<T, "action">> & { readonly seat: Seat }),
  ): Refused<T>["refusal"] | undefined;

  /** What the viewer sees of the state. */
  view(state: Of<T, "state">, viewer: Viewer): Of<T, "view">;
  /** What the viewer sees of an event; `undefined` if nothing at all. */
  redact(event: Of<T, "event">, viewer: Viewer): Of<T, "event"> | undefined;
  /**
   * A full state sampled from the view, for bots: what the viewer cannot see is filled in by the seed.
   * Throws a `RulesError` if no state looks like the view. To sample many states from a view that you
   * received as JSON, read it with `readView` first; then it is checked once.
   */
  sampleState(view: Of<T, "view" | "state">, seed: string): Of<T, "state">;

  /**
   * The acting seat's view after its own action, for clients that do not want to wait for the server. It is
   * certain if the action reveals nothing to anybody; otherwise, and for a refused action, only the server
   * knows.
   */
  preview(
    view: Of<T, "view">,
    action: Of<T, "action">,
  ): { readonly certain: true; readonly view: Of<T, "view"> } | { readonly certain: false };

  /** The scoring components of the seat, if the game ended now; from a view, those that it shows. */
  tableau(view: Of<T, "view" | "state">, seat: Seat): Of<T, "tableau">;
  /**
   * Score sheets of tableaux, from a game or entered by hand; each says whether it is complete. Throws a
   * `RulesError` for an impossible tableau.
   */
  score(tableaux: readonly Of<T, "tableau">[]): readonly ScoreSheet<Of<T, "category">>[];
  /** Ranks, winners and what decided, if the game ended now; from a view, by what it shows: `complete` is false if something is hidden. */
  standings(view: Of<T, "view" | "state">): Standings;
  /** Points per seat, if the game ended now, without score sheets, for bots; from a view, by what it shows. */
  totals(view: Of<T, "view" | "state">): readonly number[];
}
