// Games that the bots are tested with: those of the library, and one that knows nothing of them.
import { diving } from "../../docs/examples/tiny-game.ts";
import { gameNames, type Use, withGame } from "../../src/cli/games.ts";

export const subjects: readonly string[] = [...gameNames, "a game of one's own"];

/** Hands the game of this name to `use`. */
export function withSubject<Result>(name: string, use: Use<Result>): Result {
  for (const known of gameNames) if (known === name) return withGame(known, use) as Result;
  return use({
    name: "Diving",
    game: diving,
    describe: ({ type }) => type,
    describeAction: ({ type }) => type,
    options: (players) => ({ players }),
    nameOf: (seat) => `Diver ${seat + 1}`,
  });
}
