import type { Player } from "../local-game.ts";
import { type GameId, gameOf, rules } from "../rules.ts";

/** The largest number of players of any game. */
const mostSeats = Math.max(...Object.values(rules).map(({ seats }) => seats.max));

/** The default players, for every seat of the largest game: a person first, then bots. */
export const defaultPlayers = (): Player[] =>
  Array.from({ length: mostSeats }, (_, seat) => ({
    name: "",
    plays: seat === 0 ? "person" : "greedy",
  }));

/** The players that continue from a position: the known ones, else people for the deciders and bots. */
export function playersAt(
  id: GameId,
  state: object,
  known: readonly Player[] = [],
): readonly Player[] {
  const game = gameOf(id);
  const deciders = game.deciders(state);
  const seats = game.totals(state).slice(0, game.seats.max);
  return seats.map(
    (_, seat) =>
      known[seat] ?? {
        name: "",
        plays: deciders.includes(seat) || deciders.length === 0 ? "person" : "greedy",
      },
  );
}

/** The players with trimmed names. */
export const withTrimmedNames = (players: readonly Player[]): readonly Player[] =>
  players.map(({ name, plays }) => ({ name: name.trim(), plays }));
