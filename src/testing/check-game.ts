import type { GameTypes, Of } from "../kernel/contract/game.ts";
import { type CheckMovesOptions, checkAttempt } from "./check-moves.ts";
import { attempt } from "./play.ts";
import { chosenBy, type Player, randomPlayer, rngOf } from "./random.ts";
import type { TestSubject } from "./subject.ts";

/** Options of `checkGame`. */
export interface CheckOptions<Action, Event> extends CheckMovesOptions<Action, Event> {
  /** Chooses the actions; a random player by default. */
  readonly player?: Player<Action>;
}

/**
 * Plays one random game and tests at every step the laws that every game of this library obeys.
 * Throws a {@link LawViolation} for the first broken law; returns the number of actions.
 * The same seed gives the same game.
 *
 * @example
 * ```ts
 * const inventory = ({ table }) => [...table.deck, ...table.seats.flatMap(({ hand }) => hand)];
 * const visibility = { deck: { kind: "card" }, seats: "open" };
 * const subject = { game: myVariant, options: { players: 3 }, inventory, visibility, mostActions: 300 };
 * checkGame(subject, "seed 1");
 * ```
 */
export function checkGame<T extends GameTypes>(
  subject: TestSubject<T>,
  seed: string,
  { player = randomPlayer, ...checks }: CheckOptions<Of<T, "action">, Of<T, "event">> = {},
): number {
  const { game, options, mostActions } = subject;
  const rng = rngOf(seed);
  let left = mostActions + 1; // One more than allowed, so that a game that is too long is noticed.
  const played = attempt(game, options, seed, (state, deciders) =>
    left-- > 0 ? chosenBy(game, state, deciders, player, rng) : undefined,
  );
  return checkAttempt(subject, played, checks);
}
