import address from "virtual:bot-worker";
import type { Action } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import type { BotRequest, FromWorker, ToWorker } from "./bot-request.ts";

/** The callbacks of a request. */
interface BotListener {
  readonly onThoughts: (thoughts: Thoughts<Action>, isLast: boolean) => void;
  /** Called with an empty message if the bots cannot be loaded. */
  readonly onFailed: (message: string) => void;
}

/** A request that is not answered yet. */
interface OpenRequest extends BotListener {
  readonly request: BotRequest;
}

const open = new Map<number, OpenRequest>();
let worker: Worker | undefined;
let lastNumber = 0;
/** True after a failure, until a Worker has answered. */
let hasFailed = false;

/** Sends a request to the bots in the Worker; returns a function that cancels it. */
export function askBot(request: BotRequest, listener: BotListener): () => void {
  worker ??= started();
  lastNumber += 1;
  const number = lastNumber;
  open.set(number, { request, ...listener });
  send(worker, { number, request });
  return () => {
    if (open.delete(number) && worker) send(worker, { number, request: null });
  };
}

/** Loads the bots, so that they are there when they are asked. */
export function loadBots(): void {
  worker ??= started();
}

const send = (to: Worker, message: ToWorker) => to.postMessage(message);

function started(): Worker {
  const bots = new Worker(address, { type: "module" });
  bots.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    hasFailed = false;
    const listener = open.get(data.number);
    if ("failed" in data || data.isLast) open.delete(data.number);
    if ("failed" in data) listener?.onFailed(data.failed);
    else listener?.onThoughts(data.thoughts, data.isLast);
  });
  bots.addEventListener("error", (event) => replace(bots, event));
  bots.addEventListener("messageerror", (event) => replace(bots, event));
  return bots;
}

/** Replaces a Worker that did not load or broke, and asks again; after a second failure, all open requests fail. */
function replace(broken: Worker, event: Event): void {
  broken.terminate();
  worker = undefined;
  const isSecond = hasFailed;
  hasFailed = !isSecond;
  if (open.size === 0) return;
  if (!isSecond) {
    worker = started();
    for (const [number, { request }] of open) send(worker, { number, request });
    return;
  }
  const failing = [...open.values()];
  open.clear();
  const message = event instanceof ErrorEvent ? event.message : "";
  for (const { onFailed } of failing) onFailed(message);
}
