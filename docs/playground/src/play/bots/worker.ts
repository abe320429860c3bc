// Runs the bots in a Worker, so that the page stays responsive.
import type { GameTypes } from "abyss-rules";
import { type Bot, botOfLevel, search } from "abyss-rules/bots";
import { gameOf } from "../games/rules.ts";
import type { BotRequest, FromWorker, ToWorker } from "./bot-request.ts";
import { evaluationFor } from "./evaluations.ts";

/** How long a hint is searched for, in milliseconds. */
const HINT_MS = 1500;
/** How often each position of a recorded game is tried: many of them are evaluated. */
const ITERATIONS_OF_A_POSITION = 60;

/** The bots at the table, which may reuse what they thought at earlier moves; by game, level and seat. */
const sessions = new Map<string, Bot<GameTypes>>();

function sessionOf(key: string, bot: Bot<GameTypes>): Bot<GameTypes> {
  const session = sessions.get(key) ?? bot.session?.() ?? bot;
  sessions.set(key, session);
  return session;
}

/** The bot for a request. */
function botFor({ game: id, level, seat }: BotRequest): Bot<GameTypes> {
  const game = gameOf(id);
  const evaluation = evaluationFor(id);
  switch (level) {
    case "hint":
      return search(game, { milliseconds: HINT_MS, evaluation });
    case "evaluation":
      return search(game, { iterations: ITERATIONS_OF_A_POSITION, evaluation });
    default:
      return sessionOf([id, level, seat].join(), botOfLevel(game, level, evaluation));
  }
}

const running = new Map<number, AbortController>();
const post = (message: FromWorker) => postMessage(message);

async function answer(number: number, request: BotRequest): Promise<void> {
  const stop = new AbortController();
  running.set(number, stop);
  const { view, seat, seed } = request;
  const bot = botFor(request);
  let last: FromWorker | undefined;
  for await (const thoughts of bot.think(view, seat, { seed, signal: stop.signal })) {
    if (last) post(last);
    last = { number, thoughts, isLast: false };
  }
  running.delete(number);
  if (last) post({ ...last, isLast: true });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  const { number, request } = data;
  if (request)
    answer(number, request).catch((error: unknown) => post({ number, failed: String(error) }));
  else running.get(number)?.abort();
});
