import type { Choices } from "../agenda/choices.ts";
import type { RandomSource } from "../agenda/countable.ts";
import type { PartialAction } from "../agenda/partial-action.ts";
import type { Seat, Viewer } from "../data/types.ts";
import type {
  Action,
  Blueprint,
  Decision,
  GameEvent,
  PositionOf,
  StateOf,
  ViewOf,
} from "../rules/blueprint.ts";
import type { EarlierVersion } from "../rules/migrations.ts";
import type { ActionFilter } from "../rules/rules.ts";
import type { ScoreSheet, Standings } from "../score/score.ts";
import type { CommonRefusal, Refusal } from "../validation/refusal.ts";
import type { Schema } from "../validation/standard-schema.ts";

/** The types that a game shows to the outside, in one bundle. A `state` is usable wherever a `view` is. */
export interface GameTypes {
  id: string;
  options: object;
  state: object;
  view: object;
  action: Action;
  decision: Decision;
  event: GameEvent;
  refusal: Refusal;
  tableau: object;
  category: string;
  position: object;
}

/**
 * A member of the bundle, for tools that work with any game. (Written `T["view"]`, TypeScript
 * would accept anything in its place while `T` is open; a deferred type it does not.)
 */
export type Of<T extends GameTypes, K extends keyof GameTypes> = T extends GameTypes ? T[K] : never;

/** How a game shows itself to the outside: the types of its blueprint that users meet. */
export interface GameTypesOf<B extends Blueprint, Id extends string = string> extends GameTypes {
  id: Id;
  options: B["options"];
  state: StateOf<B>;
  view: ViewOf<B>;
  action: B["action"];
  decision: B["decision"];
  event: B["event"];
  refusal: B["refusal"];
  tableau: B["tableau"];
  category: B["category"];
  position: PositionOf<B>;
}

/** What an accepted action led to. */
export interface Step<T extends GameTypes> {
  readonly ok: true;
  /** The next state, deeply frozen; the one before is untouched. */
  readonly state: Of<T, "state">;
  /** What happened, in order, seen by somebody who sees everything; `redact` before you show it. */
  readonly events: readonly Of<T, "event">[];
  /** The seats that learned something they cannot unlearn. Empty: a host may offer undo. */
  readonly revealedTo: readonly Seat[];
}

/** What a refused action led to: nothing. */
export interface Refused<T extends GameTypes> {
  readonly ok: false;
  /** The very state that was passed in. */
  readonly state: Of<T, "state">;
  readonly refusal: CommonRefusal | Of<T, "refusal">;
}

/** The outcome of an action. */
export type Result<T extends GameTypes> = Step<T> | Refused<T>;

/** The run-time checks of a game's data. The same as JSON Schemas: `abyss-rules/schemas/<game>/<what>.json`. */
export interface Schemas<T extends GameTypes> {
  readonly options: Schema<Of<T, "options">>;
  readonly action: Schema<Of<T, "action">>;
  readonly event: Schema<Of<T, "event">>;
  readonly refusal: Schema<CommonRefusal | Of<T, "refusal">>;
  /** Shape and consistency: every component exactly once, an agenda that fits the table. */
  readonly state: Schema<Of<T, "state">>;
  readonly view: Schema<Of<T, "view">>;
  readonly tableau: Schema<Of<T, "tableau">>;
  /** The shape of what `fromPosition` takes; whether it is possible shows when it is composed. */
  readonly position: Schema<Of<T, "position">>;
  readonly replay: Schema<Replay<T>>;
}

/** A recorded game, as plain JSON: the moves, and enough to tell whether they still mean the same. */
export interface Replay<T extends GameTypes> {
  /** Version of this file format: 2 has checks, 1 has none. */
  readonly format: 1 | 2;
  readonly game: Of<T, "id">;
  /** Version of the game's rules at the time of recording. */
  readonly version: string;
  readonly options: Of<T, "options">;
  readonly seed: string;
  readonly actions: readonly Of<T, "action">[];
  readonly digest: {
    /** Of game, options, seed and actions: differs if the record was altered. */
    readonly moves: string;
    /** Of the last state: differs if the rules changed. */
    readonly result: string;
  };
  /**
   * Four digits for the options, for the seed and for each action, one after the other. They tell where a
   * record was altered: the first that does not fit.
   */
  readonly checks?: string;
}

/** A private copy of a game that changes in place: the same rules as `apply`, without the cost of keeping every state. */
export interface Simulation<T extends GameTypes> {
  /** The position at this moment. It changes with every `apply`: ask it, show it, do not keep it. */
  readonly state: Of<T, "state">;
  /** Carries out an action in place; a refused one changes nothing. */
  apply(
    action: Of<T, "action">,
  ): Omit<Step<T>, "state"> | { readonly ok: false; readonly refusal: Refused<T>["refusal"] };
  /** A random legal action of one of those who are asked. Throws if the game is over. */
  randomAction(rng: RandomSource): Of<T, "action">;
  /** Carries out a random legal action, and tells nobody about it; `false` if the game is over. */
  advance(rng: RandomSource): boolean;
  /** Points per seat, if the game ended now. */
  totals(): readonly number[];
  /** A copy that goes its own way from here. */
  clone(): Simulation<T>;
}

/**
 * A game. Every function is pure: nothing is kept between calls, nothing passed in is changed.
 * Wherever a view is asked for, a whole state does as well.
 */
export interface Game<T extends GameTypes> {
  readonly id: Of<T, "id">;
  /** Version of the rules, recorded in replays. */
  readonly version: string;
  /** Earlier versions of the rules, the oldest first: `readState` reads their states, `replay` tells what changed. */
  readonly earlierVersions: readonly EarlierVersion[];
  /** How many people can play; a table may have seats that are nobody's. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly schemas: Schemas<T>;

  /** Lays out a new game. The same options and seed give the same game. Throws a `RulesError` for wrong options. */
  setup(options: Of<T, "options">, seed: string): Step<T>;
  /** Carries out an action of unknown origin: checks its shape, then the rules. Never throws for what a player sends. */
  reduce(state: Of<T, "state">, action: unknown): Result<T>;
  /** Does what `reduce` does with an action of a typed caller, faster where it is whole and its lists are in order. */
  apply(state: Of<T, "state">, action: Of<T, "action">): Result<T>;
  /** Opens a private copy on which actions are carried out in place, for bots and playouts. */
  simulate(state: Of<T, "state">): Simulation<T>;

  /** What is asked at the moment, and of whom; `undefined` when the game is over. */
  decision(view: Of<T, "view" | "state">): Of<T, "decision"> | undefined;
  /** Who owes an answer; empty exactly when the game is over. */
  deciders(view: Of<T, "view" | "state">): readonly Seat[];
  /** All actions open to the seat, lazily, as there may be very many; give it that seat's view or a state. */
  legalActions(
    view: Of<T, "view" | "state">,
    seat: Seat,
    filter?: {
      /** All payments, or only those without an ally that could be left out. */
      readonly payments?: ActionFilter["payments"];
      /** Only actions like this: the same fields, and lists that contain what is given. */
      readonly matching?: PartialAction<Of<T, "action">>;
    },
  ): Iterable<Of<T, "action">>;
  /** The kinds of action that are open to the seat. */
  actionTypes(view: Of<T, "view" | "state">, seat: Seat): readonly Of<T, "action">["type"][];
  /**
   * What can come next in a half-made action, in whatever order its fields are chosen; every value
   * that it offers leads to a legal action. `undefined` if no legal action is like the half-made one.
   *
   * @example
   * ```ts
   * abyss.choices(view, seat, { type: "recruit", lord: "jailer" })?.next.allies; // what can pay for it
   * ```
   */
  choices<K extends Of<T, "action">["type"]>(
    view: Of<T, "view" | "state">,
    seat: Seat,
    partial: { readonly type: K } & PartialAction<Extract<Of<T, "action">, { type: K }>>,
  ): Choices<Extract<Of<T, "action">, { type: K }>, Of<T, "refusal">> | undefined;
  /** How many actions are open to the seat, or how many are like this; without a list, where that is possible. */
  countActions(
    view: Of<T, "view" | "state">,
    seat: Seat,
    matching?: PartialAction<Of<T, "action">>,
  ): number;
  /** A random legal action: first a kind, then one of that kind, all equally likely. Throws if the seat is not asked. */
  randomAction(view: Of<T, "view" | "state">, seat: Seat, rng: RandomSource): Of<T, "action">;
  /** Why the action would be refused, or `undefined`; give it the acting seat's view or a state. */
  refusal(
    view: Of<T, "view" | "state">,
    action: Of<T, "action">,
  ): Refused<T>["refusal"] | undefined;

  /** What the viewer sees of the state. */
  view(state: Of<T, "state">, viewer: Viewer): Of<T, "view">;
  /** What the viewer sees of an event; `undefined` if nothing. */
  redact(event: Of<T, "event">, viewer: Viewer): Of<T, "event"> | undefined;
  /**
   * A whole state that looks like the view to its viewer; what is hidden is made up from the seed. For bots.
   * A view that was made elsewhere is checked: throws a `RulesError` if no state looks like it. Read it with
   * `readView` before you imagine many worlds; then it is checked once.
   */
  sampleState(view: Of<T, "view" | "state">, seed: string): Of<T, "state">;

  /**
   * What the acting seat will see after its own action, for clients that hold a view and do not want to
   * wait. It is certain where the action tells nobody anything; otherwise, and for an action that is
   * refused, only the server knows.
   */
  preview(
    view: Of<T, "view">,
    action: Of<T, "action">,
  ): { readonly certain: true; readonly view: Of<T, "view"> } | { readonly certain: false };

  /** What the seat has to show for the score, if the game ended now; of a view, what it shows of that. */
  tableau(view: Of<T, "view" | "state">, seat: Seat): Of<T, "tableau">;
  /**
   * Score sheets of tableaux, of a game or typed in by hand; each says whether it is complete. Throws a
   * `RulesError` for an impossible one.
   */
  score(tableaux: readonly Of<T, "tableau">[]): readonly ScoreSheet<Of<T, "category">>[];
  /** Ranks and winners, if the game ended now; of a view, by what it shows, and they say whether that is all. */
  standings(view: Of<T, "view" | "state">): Standings;
  /** Points per seat, if the game ended now; without sheets, for bots. Of a view, for what it shows. */
  totals(view: Of<T, "view" | "state">): readonly number[];
}
