import { backDoorsOf } from "./back-doors.ts";
import type { Game, GameTypes, Of } from "./game.ts";

/**
 * Makes a state of a position that is written by hand, for tests, puzzles, and games that began elsewhere.
 *
 * A position is a table of which anything may be left out but the seats, one for each player. Nobody has
 * what is not said. Cards that are named nowhere lie in their decks, in an order of the seed; `null` is a
 * card of which only the place is known. A court and a supply that are left out are filled as at the
 * start of a game. It is the turn of seat 0, whose action is asked, unless `turn` and `agenda` say
 * otherwise. The table of a state or of a view is a position too.
 *
 * The same position and seed give the same state. Throws a `RulesError` that names the place for what
 * cannot be: a card twice, more than the game has, a question that the table does not call for.
 *
 * @example
 * ```ts
 * const state = compose(
 *   abyss,
 *   {
 *     seats: [{ hand: ["crab-5", "crab-4"], pearls: 3 }, { hand: [null, null], lords: ["shaman"] }],
 *     court: ["jailer", "miller"],
 *     lordDeck: { top: ["oracle"] },
 *   },
 *   "a seed",
 * );
 * ```
 */
export function compose<T extends GameTypes>(
  game: Game<T>,
  position: Of<T, "position">,
  seed: string,
): Of<T, "state"> {
  return backDoorsOf(game).compose(position, seed);
}
