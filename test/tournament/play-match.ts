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

/** Plays the match of this number: the same deal once with every turn of the seats, then the next deal. */
export function playMatch({ game, players, bots }: Pairing, number: number): Promise<MatchResult> {
  const played = withGame(game, (entry) => resultOf(entry, players, bots, number));
  if (!played) throw new Error(`there is no game "${game}"`);
  return played;
}

async function resultOf<T extends GameTypes>(
  { game, options }: GameEntry<T>,
  players: number,
  names: readonly string[],
  number: number,
): Promise<MatchResult> {
  const botAt = (seat: number): number => ((seat + number) % players) % names.length;
  const seconds = names.map(() => 0);
  const bots = Array.from({ length: players }, (_, seat) => {
    const bot = botNamed(game, names[botAt(seat)]!);
    if (!bot) throw new Error(`there is no bot "${names[botAt(seat)]}"`);
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
  const { ranks, winners } = game.standings(last);
  // Where somebody plays alone, the other side is nobody's.
  const ofBot = (bot: number) => ranks.filter(({ seat }) => seat < players && botAt(seat) === bot);
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

/** The same bot, that tells how much CPU time its thoughts take. */
function timed<T extends GameTypes>(bot: Bot<T>, tell: (seconds: number) => void): Bot<T> {
  return {
    choose: bot.choose,
    async *think(...asked) {
      const start = process.cpuUsage();
      yield* bot.think(...asked);
      const { user, system } = process.cpuUsage(start);
      tell((user + system) / 1e6);
    },
  };
}
