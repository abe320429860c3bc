import fc from "fast-check";
import type { Game, GameInput, GameTypes, Of } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { seatsOf } from "../law-inputs.ts";
import { sourceOf } from "../picks.ts";
import { chosenBy, randomPlayer } from "../random.ts";
import { games, type Lengths, type RandomGame } from "./games.ts";
import { pick } from "./picks.ts";

/** A position of a random game in which a decision is open. */
export interface RandomPosition<T extends GameTypes> {
  readonly state: Of<T, "state">;
  /** One of the deciders. */
  readonly seat: Seat;
  /** A legal action of that seat. */
  readonly action: Of<T, "action">;
  /** The tableau of each seat, if the game ended now. */
  readonly tableaux: readonly Of<T, "tableau">[];
  /** The moves that led here. */
  readonly moves: GameInput<T>;
}

/**
 * An arbitrary of positions of random games, from the first decision to the last. It shrinks like {@link games}.
 *
 * @example
 * ```ts
 * fc.assert(
 *   fc.property(positions(abyss, fc.constant({ players: 3 })), ({ state, action }) =>
 *     abyss.refusal(abyss.view(state, action.seat), action) === undefined,
 *   ),
 * );
 * ```
 */
export const positions = <T extends GameTypes>(
  game: Game<T>,
  options: fc.Arbitrary<Of<T, "options">>,
  lengths: Lengths = {},
): fc.Arbitrary<RandomPosition<T>> =>
  fc.tuple(games(game, options, lengths), pick, pick).map((chosen) => positionOf(...chosen));

function positionOf<T extends GameTypes>(
  { game, states, moves }: RandomGame<T>,
  at: number,
  which: number,
): RandomPosition<T> {
  // Only the last state may have no decision.
  const isOver = game.deciders(states.at(-1)!).length === 0;
  const step = at % (isOver ? states.length - 1 : states.length);
  const state = states[step]!;
  const action = chosenBy(game, state, game.deciders(state), randomPlayer, sourceOf(which));
  const before = { ...moves, actions: moves.actions.slice(0, step) };
  const position: RandomPosition<T> = {
    state,
    seat: action.seat,
    action,
    tableaux: seatsOf(state).map((seat) => game.tableau(state, seat)),
    moves: before,
  };
  const text = JSON.stringify({ moves: before, action });
  return Object.defineProperty(position, fc.toStringMethod, { value: () => text });
}
