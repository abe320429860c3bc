// The games that are measured: all games of the command line, so that a new one needs no change here.
import { gameNames, withGame } from "../../src/cli/games.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";

/** A game with a number of players, called "abyss 2". */
export interface GameTable<T extends GameTypes> {
  readonly name: string;
  readonly game: Game<T>;
  readonly options: Of<T, "options">;
}

/** A function of a table that works for every game. */
type UseTable<Result> = <T extends GameTypes>(table: GameTable<T>) => Result;

/** Numbers of players at which a game is measured, as far as it allows them. */
const PLAYERS = [2, 4];

/** Calls `use` with every table of a game, the smallest first. */
const usesOf = <Result>(name: string, use: UseTable<Result>): Result[] =>
  withGame(name, ({ game, options }) => {
    const { min, max } = game.seats;
    const players = new Set(PLAYERS.map((count) => Math.min(Math.max(count, min), max)));
    return [...players].map((count) =>
      use({ name: `${name} ${count}`, game, options: options(count) }),
    );
  })!;

/** Calls `use` with every table, and returns what it gives. */
export const eachTable = <Result>(use: UseTable<Result>): Result[] =>
  gameNames.flatMap((name) => usesOf(name, use));

/** Calls `use` with the smallest table of every game, and returns what it gives. */
export const eachGame = <Result>(use: UseTable<Result>): Result[] =>
  gameNames.map((name) => usesOf(name, use)[0]!);
