import type { Game, GameTypes, Of, Refused } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import { readState } from "../kernel/tools/read.ts";

/** What a row of actions led to. */
export interface ScenarioResult<T extends GameTypes> {
  readonly state: Of<T, "state">;
  /** What happened in all of them, in order. */
  readonly events: readonly Of<T, "event">[];
  /** The seats that learned something from any of them, in order. */
  readonly revealedTo: readonly Seat[];
}

/** The members of a union of actions or events that are of a type. */
type OfType<Union, K> = Extract<Union, { readonly type: K }>;

/** The words in which a test tells how a game goes. They may be taken apart: none needs the others. */
export interface Scenario<T extends GameTypes> {
  /** Carries out actions one after the other. Throws at a refusal, and at a state that is not sound. */
  play(state: Of<T, "state">, ...actions: readonly Of<T, "action">[]): ScenarioResult<T>;
  /** Why the action is refused. Throws if it is accepted. */
  refusalOf(state: Of<T, "state">, action: unknown): Refused<T>["refusal"];
  /** What is asked of whom, such as `"offer 1"` or `"discard 1+2"`; `"over"` after the end. */
  question(state: Of<T, "state">): string;
  /** All actions open to whoever is asked. */
  open(state: Of<T, "state">): readonly Of<T, "action">[];
  /** The kinds of action open to whoever is asked, each once, in alphabetical order. */
  openKinds(state: Of<T, "state">): readonly Of<T, "action">["type"][];
  /** The actions of a kind that are open to whoever is asked. */
  legalOf<K extends Of<T, "action">["type"]>(
    state: Of<T, "state">,
    type: K,
  ): readonly OfType<Of<T, "action">, K>[];
  /** The kinds of the events, in order. */
  kinds(events: readonly Of<T, "event">[]): readonly Of<T, "event">["type"][];
  /** The events of a kind, in order. */
  eventsOf<K extends Of<T, "event">["type"]>(
    events: readonly Of<T, "event">[],
    type: K,
  ): readonly OfType<Of<T, "event">, K>[];
}

/**
 * The words of tests for a game: what is the same whatever is played. What a seat does is a plain
 * action; a game's tests give it a verb of its own.
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
    legalOf: (state, type) => open(state).filter(isOf(type)),
    kinds: (events) => events.map(({ type }) => type),
    eventsOf: (events, type) => events.filter(isOf(type)),
  };
}

const text = (value: unknown): string => JSON.stringify(value);

const isOf =
  <One extends { readonly type: string }, K extends One["type"]>(type: K) =>
  (one: One): one is OfType<One, K> =>
    one.type === type;
