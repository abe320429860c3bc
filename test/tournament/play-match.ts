import type { Bot } from "../../src/bots/index.ts";
import { match } from "../../src/bots/index.ts";
import { botNamed } from "../../src/cli/bots.ts";
import { type GameEntry, withGame } from "../../src/cli/games.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import type { MatchResult } from "./result.ts";

/** What is played in a tournament. */
export interface Pairing {
  readonly game: string;
  readonly players: number;
  /** The names of the bots. With more players than bots each has several seats. */
  readonly bots: readonly string[];
}

/** Plays the match with this number. Each deal is played once with every rotation of the seats, then comes the next. */
export function playMatch({ game, players, bots }: Pairing, number: number): Promise<MatchResult> {
  const played = withGame(game, (entry) => resultOf(entry, players, bots, number));
  if (!played) throw new Error(`unknown game "${game}"`);
  return played;
}

async function resultOf<T extends GameTypes>(
  entry: GameEntry<T>,
  players: number,
  names: readonly string[],
  number: number,
): Promise<MatchResult> {
  const { game, options } = entry;
  const botAt = (seat: number): number => ((seat + number) % players) % names.length;
  const seconds = names.map(() => 0);
  const bots = Array.from({ length: players }, (_, seat) => {
    const bot = botNamed(entry, names[botAt(seat)]!);
    if (!bot) throw new Error(`unknown bot "${names[botAt(seat)]}"`);
    return timed(bot, (spent) => {
      seconds[botAt(seat)]! += spent;
    });
  });
  let last = game.setup(options(players), "").state;
  let actions = -1;
  const deal = `deal ${Math.floor(number / players)}`;
  for await (const { state } of match(game, options(players), deal, bots)) {
    last = state;
    actions += 1;
  }
  const { bySeat, winners } = game.standings(last);
  // In a solo game the opponent's seat belongs to no bot.
  const ofBot = (bot: number) => bySeat.filter((_, seat) => seat < players && botAt(seat) === bot);
  return {
    number,
    shares: names.map((_, bot) => ofBot(bot).filter((s) => s.rank === 1).length / winners.length),
    points: names.map(
      (_, bot) => ofBot(bot).reduce((sum, s) => sum + s.total, 0) / ofBot(bot).length,
    ),
    seconds,
    actions,
  };
}

/** The same bot, but it reports the CPU time of its thoughts. */
function timed<T extends GameTypes>(bot: Bot<T>, report: (seconds: number) => void): Bot<T> {
  return {
    choose: bot.choose,
    ...(bot.session && { session: () => timed(bot.session!(), report) }),
    async *think(...args) {
      const start = process.cpuUsage();
      yield* bot.think(...args);
      const { user, system } = process.cpuUsage(start);
      report((user + system) / 1e6);
    },
  };
}
