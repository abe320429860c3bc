import { DEFAULT_LEVEL } from "../bots/levels.ts";
import { type GameId, gameOf } from "../games/rules.ts";
import type { Player } from "../local-game.ts";

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
        plays: deciders.includes(seat) || deciders.length === 0 ? "person" : DEFAULT_LEVEL,
      },
  );
}
