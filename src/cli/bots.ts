import { type Bot, botOfLevel, greedy, levels, random, search } from "../bots/index.ts";
import type { GameTypes } from "../kernel/contract/game.ts";
import type { GameEntry } from "./games.ts";

/** The bot names that the command line takes, as a text for help and errors. */
export const botNames =
  "easy, normal, hard, expert, random, greedy, search, search:ITERATIONS or search:MILLISECONDSms; trained: is search: with the evaluation of the game";

const ITERATIONS = 200;
const searchName = /^(search|trained)(?::([1-9]\d{0,6})(ms)?)?$/;

/** The bot of this name, such as "hard", "search:1000" or "search:500ms"; `undefined` if the name is unknown. */
export function botNamed<T extends GameTypes>(
  { game, evaluation }: Pick<GameEntry<T>, "game" | "evaluation">,
  name: string,
): Bot<T> | undefined {
  if (name === "random") return random(game);
  if (name === "greedy") return greedy(game);
  if (isLevel(name)) return botOfLevel(game, name, evaluation);
  const [, kind, number = ITERATIONS, unit] = searchName.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const limit = { [unit ? "milliseconds" : "iterations"]: Number(number) };
  return search(game, kind === "trained" ? { ...limit, evaluation } : limit);
}

const isLevel = (name: string): name is keyof typeof levels => Object.hasOwn(levels, name);
