// The players of the last game, whom the next one proposes.

import { DEFAULT_LEVEL, playsOf } from "../bots/levels.ts";
import { remember, remembered } from "../kept/page-storage.ts";
import type { Player } from "../local-game.ts";
import { gameFacts } from "./game-facts.ts";

/** The players that the set-up proposes. */
export interface ProposedPlayers {
  readonly count: number;
  /** One for every seat of the largest game. */
  readonly players: readonly Player[];
}

const PLAYERS = "abyss-rules-players";

/** The largest number of players of any game. */
const mostSeats = Math.max(...Object.values(gameFacts).map(({ players }) => players.max));

/** A person first, then bots. */
const defaultPlayer = (seat: number): Player => ({
  name: "",
  plays: seat === 0 ? "person" : DEFAULT_LEVEL,
});

/** The players of the last game, and default ones for the other seats. */
export function proposedPlayers(): ProposedPlayers {
  const { count, players } = lastPlayers();
  return {
    count: typeof count === "number" ? count : 2,
    players: Array.from({ length: mostSeats }, (_, seat) => {
      const { name, plays } = (Array.isArray(players) ? players[seat] : undefined) ?? {};
      return typeof name === "string" ? { name, plays: playsOf(plays) } : defaultPlayer(seat);
    }),
  };
}

/** Remembers the players of a game that starts. */
export function rememberPlayers(players: readonly Player[]): void {
  const all = proposedPlayers().players.map((player, seat) => players[seat] ?? player);
  remember(PLAYERS, JSON.stringify({ count: players.length, players: all }));
}

/** The same players, but only one person. */
export const againstBots = (players: readonly Player[]): readonly Player[] =>
  players.map(({ name, plays }, seat) => {
    if (seat === 0) return { name, plays: "person" };
    return plays === "person" ? { name: "", plays: DEFAULT_LEVEL } : { name, plays };
  });

/** The players with trimmed names. */
export const withTrimmedNames = (players: readonly Player[]): readonly Player[] =>
  players.map(({ name, plays }) => ({ name: name.trim(), plays }));

/** How many of the wanted players a game takes. */
export function countIn(id: keyof typeof gameFacts, wanted: number): number {
  const { min, max } = gameFacts[id].players;
  return Math.max(min, Math.min(wanted, max));
}

/** What was stored, by any version of the page. */
function lastPlayers(): { readonly count?: unknown; readonly players?: unknown } {
  try {
    return JSON.parse(remembered(PLAYERS) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
