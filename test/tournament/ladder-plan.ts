// The tournaments of the ladder, in the order in which they are played: levels first, then the aims.
import { type Level, levels } from "../../src/bots/index.ts";
import type { GameId } from "../../src/games/index.ts";
import type { Recorded } from "./ladder.ts";
import { aimOf, SOLO_MATCHES } from "./ladder.ts";
import type { Pairing } from "./play-match.ts";

/** A tournament of the ladder. */
export interface Planned extends Pairing {
  readonly game: GameId;
  readonly matches: number;
}

/** CPU milliseconds for each iteration of a bot in a match: of a search with an evaluation, and of one without. */
type Cost = readonly [trained: number, plain: number];

// Measured on one core. They are for estimates only.
const costs: Readonly<Record<GameId, Cost>> = {
  abyss: [5, 6],
  exiles: [7, 7],
  kraken: [7, 7],
  leviathan: [6, 7],
  "exiles-kraken": [8, 8],
  "exiles-leviathan": [8, 8],
  "kraken-leviathan": [8, 8],
  "exiles-kraken-leviathan": [9, 9],
  conspiracy: [3, 1.5],
  "conspiracy-solo": [2, 1],
};

const gamesForTwo = [
  "conspiracy",
  "abyss",
  "exiles",
  "kraken",
  "leviathan",
  "exiles-kraken",
  "exiles-leviathan",
  "kraken-leviathan",
  "exiles-kraken-leviathan",
] as const satisfies readonly GameId[];
const gamesWithAims = gamesForTwo.slice(0, 5);

const planned = (game: GameId, players: number, bots: readonly string[]): Planned => {
  const pairing = { game, players, bots };
  return { ...pairing, matches: aimOf(pairing)?.matches ?? SOLO_MATCHES };
};

const names = Object.keys(levels) as readonly Level[];
const [today, trained] = ["search:200", "trained:200"];

/** All tournaments of the ladder. */
export const ladder: readonly Planned[] = [
  ...names.map((level) => planned("conspiracy-solo", 1, [level])),
  ...names
    .slice(1)
    .flatMap((level, i) => gamesForTwo.map((game) => planned(game, 2, [level, names[i]!]))),
  ...gamesWithAims.map((game) => planned(game, 2, [trained, today])),
  ...gamesWithAims.map((game) => planned(game, 2, ["trained:800", trained])),
  ...gamesWithAims.map((game) => planned(game, 3, [trained, today, today])),
  ...gamesWithAims.map((game) => planned(game, 4, [trained, today, today, today])),
];

/** The tournaments that have no result yet, or one of too few matches. */
export const missingFrom = (recorded: readonly Recorded[]): readonly Planned[] =>
  ladder.filter(
    ({ game, players, bots, matches }) =>
      !recorded.some(
        (one) =>
          one.game === game &&
          one.players === players &&
          one.bots.join() === bots.join() &&
          one.matches >= matches,
      ),
  );

/** An estimate of the CPU seconds for a tournament. */
export const secondsFor = ({ game, bots, matches }: Planned): number => {
  const [ofTrained, ofPlain] = costs[game];
  const ofBot = (bot: string): number => {
    const level = levels[bot as Level] as number | undefined;
    const iterations = level ?? Number(bot.split(":")[1]);
    return iterations * (bot.startsWith("search") ? ofPlain : ofTrained);
  };
  return (matches * bots.reduce((sum, bot) => sum + ofBot(bot), 0)) / 1000;
};
