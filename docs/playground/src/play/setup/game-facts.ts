import type { GameId } from "../games/rules.ts";

/** What the first screen says about a game, without loading it. */
interface GameFacts {
  readonly players: { readonly min: number; readonly max: number };
  /** How long a game takes among people, in minutes. */
  readonly minutes: number;
}

const upTo = (max: number, minutes: number): GameFacts => ({ players: { min: 2, max }, minutes });

/** All games, in the order of the tiles. */
export const gameFacts: Readonly<Record<GameId, GameFacts>> = {
  abyss: upTo(4, 45),
  exiles: upTo(4, 45),
  kraken: upTo(4, 60),
  leviathan: upTo(5, 60),
  conspiracy: upTo(4, 30),
  "exiles-kraken": upTo(4, 60),
  "exiles-leviathan": upTo(5, 60),
  "kraken-leviathan": upTo(5, 75),
  "exiles-kraken-leviathan": upTo(5, 75),
  "conspiracy-solo": { players: { min: 1, max: 1 }, minutes: 20 },
};

/** The ids of all games, in the order of the tiles. */
export const tileIds = Object.keys(gameFacts) as readonly GameId[];
