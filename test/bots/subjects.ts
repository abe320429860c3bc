// Games that bots are tested with: those of the library, and one from outside it.
import { diving } from "../../docs/examples/tiny-game.ts";
import { type GameEntry, gameNames, withGame } from "../../src/cli/games.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { IS_SAMPLE } from "../repetition.ts";
import { divingEvaluation } from "./diving-evaluation.ts";

export const subjects: readonly string[] = [...gameNames, "a custom game"];

/** Subjects for code that treats all games alike: a sample in `npm test`, all in `npm run laws`. */
export const sampledSubjects: readonly string[] = IS_SAMPLE
  ? ["conspiracy", "exiles-kraken-leviathan", "a custom game"]
  : subjects;

type Use<Result> = <T extends GameTypes>(
  subject: Pick<GameEntry<T>, "name" | "game" | "evaluation" | "options">,
) => Result;

/** Calls `use` with the game of this name. */
export function withSubject<Result>(name: string, use: Use<Result>): Result {
  for (const known of gameNames) if (known === name) return withGame(known, use) as Result;
  return use({
    name: "Diving",
    game: diving,
    evaluation: divingEvaluation,
    options: (players) => ({ players }),
  });
}
