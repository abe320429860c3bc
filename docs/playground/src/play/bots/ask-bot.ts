import type { Action } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import type { BotRequest, FromWorker, ToWorker } from "./bot-request.ts";

/** The callbacks of a request. */
interface BotListener {
  readonly onThoughts: (thoughts: Thoughts<Action>, isLast: boolean) => void;
  /** Called with an empty message if the bots cannot be loaded. */
  readonly onFailed: (message: string) => void;
}

const listeners = new Map<number, BotListener>();
let worker: Worker | undefined;
let lastNumber = 0;

/** Sends a request to the bots in the Worker; returns a function that cancels it. */
export function askBot(request: BotRequest, listener: BotListener): () => void {
  worker ??= open();
  lastNumber += 1;
  const number = lastNumber;
  listeners.set(number, listener);
  send(worker, { number, request });
  return () => {
    if (listeners.delete(number) && worker) send(worker, { number, request: null });
  };
}

const send = (to: Worker, message: ToWorker) => to.postMessage(message);

function open(): Worker {
  const opened = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    const listener = listeners.get(data.number);
    if ("failed" in data || data.isLast) listeners.delete(data.number);
    if ("failed" in data) listener?.onFailed(data.failed);
    else listener?.onThoughts(data.thoughts, data.isLast);
  });
  opened.addEventListener("error", (event) => giveUp(opened, event));
  opened.addEventListener("messageerror", (event) => giveUp(opened, event));
  return opened;
}

/** Fails all open requests of a Worker that did not load or broke; the next request starts a new one. */
function giveUp(broken: Worker, event: Event): void {
  broken.terminate();
  worker = undefined;
  const failing = [...listeners.values()];
  listeners.clear();
  const message = event instanceof ErrorEvent ? event.message : "";
  for (const { onFailed } of failing) onFailed(message);
}
