import type { Player } from "../local-game.ts";
import { type GameId, gameOf } from "../rules.ts";

/** A person first, then bots, unless somebody says otherwise. */
export const defaultPlayer = (seat: number): Player => ({
  name: "",
  plays: seat === 0 ? "person" : "greedy",
});

/** Who goes on from a position, unless it is known: who is asked is a person, as one came to look at it. */
export function playersAt(
  id: GameId,
  state: object,
  known: readonly Player[] = [],
): readonly Player[] {
  const game = gameOf(id);
  const asked = game.deciders(state);
  const seats = game.totals(state).slice(0, game.seats.max);
  return seats.map(
    (_, seat) =>
      known[seat] ?? {
        name: "",
        plays: asked.includes(seat) || asked.length === 0 ? "person" : "greedy",
      },
  );
}

/** Names as they are shown. */
export const withTrimmedNames = (players: readonly Player[]): readonly Player[] =>
  players.map(({ name, plays }) => ({ name: name.trim(), plays }));
