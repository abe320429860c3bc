import * as abyss from "../abyss/index.ts";
import * as conspiracy from "../conspiracy/index.ts";
import * as solo from "../conspiracy-solo/index.ts";
import * as exiles from "../exiles/index.ts";
import * as exilesKraken from "../exiles-kraken/index.ts";
import { english } from "../kernel/english.ts";
import type { Game, GameTypes, Of } from "../kernel/game.ts";
import type { Seat } from "../kernel/types.ts";
import * as kraken from "../kraken/index.ts";

/** A game and the words for it, for tools that do not care which game it is. */
export interface Entry<T extends GameTypes> {
  readonly name: string;
  readonly game: Game<T>;
  readonly describe: (said: Of<T, "event">) => string;
  readonly describeAction: (action: Of<T, "action">) => string;
  readonly options: (players: number) => Of<T, "options">;
  /** What a side is called. */
  readonly nameOf: (seat: Seat) => string;
}

/** A use of an entry that works for every game. */
export type Use<Result> = <T extends GameTypes>(entry: Entry<T>) => Result;

const player = (seat: Seat): string => english.player(seat + 1);

// Each game is handed on with its own types, which a plain table of games would lose.
const uses = {
  abyss: <Result>(use: Use<Result>) =>
    use({
      name: "Abyss",
      game: abyss.abyss,
      describe: abyss.describe,
      describeAction: abyss.describeAction,
      options: (players) => ({ players }),
      nameOf: player,
    }),
  exiles: <Result>(use: Use<Result>) =>
    use({
      name: "Exiles",
      game: exiles.exiles,
      describe: exiles.describe,
      describeAction: exiles.describeAction,
      options: (players) => ({ players }),
      nameOf: player,
    }),
  kraken: <Result>(use: Use<Result>) =>
    use({
      name: "Kraken",
      game: kraken.kraken,
      describe: kraken.describe,
      describeAction: kraken.describeAction,
      options: (players) => ({ players }),
      nameOf: player,
    }),
  "exiles-kraken": <Result>(use: Use<Result>) =>
    use({
      name: "Exiles with Kraken",
      game: exilesKraken.exilesKraken,
      describe: exilesKraken.describe,
      describeAction: exilesKraken.describeAction,
      options: (players) => ({ players }),
      nameOf: player,
    }),
  conspiracy: <Result>(use: Use<Result>) =>
    use({
      name: "Conspiracy",
      game: conspiracy.conspiracy,
      describe: conspiracy.describe,
      describeAction: conspiracy.describeAction,
      options: (players) => ({ players }),
      nameOf: player,
    }),
  "conspiracy-solo": <Result>(use: Use<Result>) =>
    use({
      name: "Conspiracy for one",
      game: solo.conspiracySolo,
      describe: solo.describe,
      describeAction: solo.describeAction,
      options: () => ({}),
      nameOf: (seat) => (seat === solo.OPPONENT ? "The opponent" : player(seat)),
    }),
} as const;

/** The names of the games. */
export const gameNames = Object.keys(uses) as readonly (keyof typeof uses)[];

/** Hands the game of this name to `use`; `undefined` if there is none. */
export function withGame<Result>(name: string, use: Use<Result>): Result | undefined {
  const known = gameNames.find((one) => one === name);
  return known && uses[known](use);
}
