import { type Bot, greedy, random, search } from "../bots/index.ts";
import type { Game, GameTypes } from "../kernel/contract/game.ts";

/** The bot names that the command line takes, as a text for help and errors. */
export const botNames = "random, greedy, search, search:ITERATIONS or search:MILLISECONDSms";

const ITERATIONS = 200;
const searchName = /^search(?::([1-9]\d{0,6})(ms)?)?$/;

/** The bot of this name, such as "search:1000" or "search:500ms"; `undefined` if the name is unknown. */
export function botNamed<T extends GameTypes>(game: Game<T>, name: string): Bot<T> | undefined {
  if (name === "random") return random(game);
  if (name === "greedy") return greedy(game);
  const [found, number = ITERATIONS, unit] = searchName.exec(name) ?? [];
  if (found === undefined) return undefined;
  return search(game, { [unit ? "milliseconds" : "iterations"]: Number(number) });
}
