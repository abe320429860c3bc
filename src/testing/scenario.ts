import type { Game, GameTypes, Of, Refused } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import { edit, type TableDraft } from "../kernel/tools/edit.ts";
import { readState } from "../kernel/tools/serialisation.ts";

/** The result of a sequence of actions. */
export interface ScenarioResult<T extends GameTypes> {
  readonly state: Of<T, "state">;
  /** The events of all actions, in order. */
  readonly events: readonly Of<T, "event">[];
  /** The seats to which any of the actions revealed something, in order. */
  readonly revealedTo: readonly Seat[];
}

/** The members of a union of actions or events that have this type. */
type OfType<Union, K> = Extract<Union, { readonly type: K }>;

/** Helpers for tests of single rules. They can be destructured: none uses `this`. */
export interface Scenario<T extends GameTypes> {
  /** Performs actions in order. Throws if one is refused, or leads to an inconsistent state. */
  play(state: Of<T, "state">, ...actions: readonly Of<T, "action">[]): ScenarioResult<T>;
  /**
   * Changes the table of a state, as `edit` of `abyss-rules` does: for one that play or a position does not give.
   * Throws if the result is impossible.
   */
  edit(state: Of<T, "state">, recipe: (table: TableDraft<T>) => void): Of<T, "state">;
  /** The refusal of an action. Throws if it is accepted. */
  refusalOf(state: Of<T, "state">, action: unknown): Refused<T>["refusal"];
  /** The question and its seats, such as `"offer 1"` or `"discard 1+2"`; `"over"` after the end. */
  question(state: Of<T, "state">): string;
  /** All legal actions of the deciders. */
  open(state: Of<T, "state">): readonly Of<T, "action">[];
  /** The types of the legal actions of the deciders, in alphabetical order. */
  openKinds(state: Of<T, "state">): readonly Of<T, "action">["type"][];
  /** The legal actions of a type. */
  legalOf<K extends Of<T, "action">["type"]>(
    state: Of<T, "state">,
    type: K,
  ): readonly OfType<Of<T, "action">, K>[];
  /** The types of the events, in order. */
  kinds(events: readonly Of<T, "event">[]): readonly Of<T, "event">["type"][];
  /** The events of a type, in order. */
  eventsOf<K extends Of<T, "event">["type"]>(
    events: readonly Of<T, "event">[],
    type: K,
  ): readonly OfType<Of<T, "event">, K>[];
}

/**
 * Creates test helpers for a game. Actions are plain objects; tests of a game usually wrap them in functions, as
 * `by` does here.
 *
 * @example
 * ```ts
 * const { play, question, eventsOf } = scenario(conspiracy);
 * const by = (seat: number) => ({
 *   draws: (count: number) => ({ type: "draw-lords", seat, count }) as const,
 * });
 *
 * const start = fromPosition(conspiracy, { seats: [{}, {}], lordDeck: { top: ["red-2", "green-6"] } }, "a seed");
 * const { state, events } = play(start, by(0).draws(2));
 * question(state); // "place 0"
 * eventsOf(events, "lords-drawn")[0]?.lords; // ["red-2", "green-6"]
 * ```
 */
export function scenario<T extends GameTypes>(game: Game<T>): Scenario<T> {
  const open: Scenario<T>["open"] = (state) =>
    game.deciders(state).flatMap((seat) => [...game.legalActions(state, seat)]);
  return {
    play(start, ...actions) {
      let state = start;
      const events: Of<T, "event">[] = [];
      const revealedTo = new Set<Seat>();
      for (const action of actions) {
        const result = game.reduce(state, action);
        if (!result.ok) throw new Error(`${text(action)} is refused: ${text(result.refusal)}`);
        readState(game, JSON.parse(JSON.stringify(result.state)));
        state = result.state;
        events.push(...result.events);
        for (const seat of result.revealedTo) revealedTo.add(seat);
      }
      return { state, events, revealedTo: [...revealedTo].sort((a, b) => a - b) };
    },
    edit: (state, recipe) => edit(game, state, recipe),
    refusalOf(state, action) {
      const result = game.reduce(state, action);
      if (result.ok) throw new Error(`${text(action)} is accepted`);
      return result.refusal;
    },
    question(state) {
      const decision = game.decision(state);
      return decision ? `${decision.ask} ${decision.seats.join("+")}` : "over";
    },
    open,
    openKinds: (state) => [...new Set(open(state).map(({ type }) => type))].sort(),
    legalOf: (state, type) => open(state).filter(isOfType(type)),
    kinds: (events) => events.map(({ type }) => type),
    eventsOf: (events, type) => events.filter(isOfType(type)),
  };
}

const text = (value: unknown): string => JSON.stringify(value);

const isOfType =
  <One extends { readonly type: string }, K extends One["type"]>(type: K) =>
  (one: One): one is OfType<One, K> =>
    one.type === type;
