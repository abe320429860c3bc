// Runs the bots in a Worker, so that the page stays responsive.

import type { GameTypes } from "abyss-rules";
import { type Bot, greedy, random, search } from "abyss-rules/bots";
import type { AnyGame } from "abyss-rules/games";
import { gameOf } from "../rules.ts";
import type { BotRequest, FromWorker, ToWorker } from "./bot-request.ts";

const bots: Readonly<Record<BotRequest["level"], (game: AnyGame) => Bot<GameTypes>>> = {
  random,
  greedy: (game) => greedy(game),
  search: (game) => search(game, { iterations: 150 }),
  strong: (game) => search(game, { iterations: 1000 }),
  evaluation: (game) => search(game, { iterations: 60 }),
  hint: (game) => search(game, { milliseconds: 1500 }),
};

const running = new Map<number, AbortController>();
const post = (message: FromWorker) => postMessage(message);

async function answer(
  number: number,
  { game, view, seat, level, seed }: BotRequest,
): Promise<void> {
  const stop = new AbortController();
  running.set(number, stop);
  const bot = bots[level](gameOf(game));
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
