import { type Bot, greedy, random, search } from "../bots/index.ts";
import type { Game, GameTypes } from "../kernel/contract/game.ts";

/** How bots are named on a command line. */
export const botNames = "random, greedy, search, search:ITERATIONS or search:MILLISECONDSms";

const ITERATIONS = 200;
const searchName = /^search(?::([1-9]\d{0,6})(ms)?)?$/;

/** The bot of this name, such as "search:1000" or "search:500ms"; `undefined` if there is none. */
export function botNamed<T extends GameTypes>(game: Game<T>, name: string): Bot<T> | undefined {
  if (name === "random") return random(game);
  if (name === "greedy") return greedy(game);
  const [found, number = ITERATIONS, unit] = searchName.exec(name) ?? [];
  if (found === undefined) return undefined;
  return search(game, { [unit ? "milliseconds" : "iterations"]: Number(number) });
}
