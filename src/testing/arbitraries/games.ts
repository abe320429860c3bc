import fc from "fast-check";
import type { Game, GameInput, GameTypes, Of, Step } from "../../kernel/contract/game.ts";
import { sourceOf } from "../picks.ts";
import { type Attempt, attempt } from "../play.ts";
import { chosenBy, randomPlayer } from "../random.ts";
import { Picks } from "./picks.ts";

/** A random game: its inputs, and the game itself, which is played when it is first needed. */
export class RandomGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: Of<T, "options">;
  readonly seed: string;
  /** Each encodes an action: the seat, the type of action, and which of that type. */
  readonly picks: readonly number[];
  #attempt: Attempt<T> | undefined;

  /** @internal */
  constructor(game: Game<T>, options: Of<T, "options">, seed: string, picks: readonly number[]) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.picks = picks;
  }

  /** The moves as far as the game could be played, including the action that made it fail, if one did. */
  get moves(): GameInput<T> {
    return this.attempt.moves;
  }

  /** The set-up, and the result of each action. Rethrows what the game threw, if it failed. */
  get steps(): readonly Step<T>[] {
    const { steps, failure } = this.attempt;
    if (failure) throw failure.cause;
    return steps;
  }

  /** The state before each action, and the last one. */
  get states(): readonly Of<T, "state">[] {
    return this.steps.map(({ state }) => state);
  }

  /** @internal */
  get attempt(): Attempt<T> {
    this.#attempt ??= this.#play();
    return this.#attempt;
  }

  #play(): Attempt<T> {
    const { game, options, seed } = this;
    const picks = this.picks.values();
    return attempt(game, options, seed, (state, deciders) => {
      const { value: pick } = picks.next();
      if (pick === undefined) return undefined;
      return chosenBy(game, state, deciders, randomPlayer, sourceOf(pick));
    });
  }

  /** The moves, in failure reports. */
  [fc.toStringMethod](): string {
    return JSON.stringify(this.moves);
  }
}

/** Length of random games. */
export interface Lengths {
  /** Longer games are stopped after this many actions; 1000 by default. */
  readonly mostActions?: number;
}

/**
 * An arbitrary of random games. It shrinks the options first, by their own arbitrary, then the number of actions,
 * then the actions themselves.
 *
 * @example
 * ```ts
 * const options = fc.record({ players: fc.integer({ min: 2, max: 4 }) });
 * fc.assert(
 *   fc.property(games(conspiracy, options), ({ states }) =>
 *     states.every(({ table }) => table.seats.every(({ pearls }) => pearls >= 0)),
 *   ),
 * );
 * ```
 */
export const games = <T extends GameTypes>(
  game: Game<T>,
  options: fc.Arbitrary<Of<T, "options">>,
  { mostActions = 1000 }: Lengths = {},
): fc.Arbitrary<RandomGame<T>> =>
  fc
    .tuple(options, fc.noShrink(fc.nat()), new Picks(mostActions))
    .map(([chosen, seed, picks]) => new RandomGame(game, chosen, String(seed), picks));
