import type { Action } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import type { BotRequest, FromWorker, ToWorker } from "./bot-request.ts";

/** Who waits for an answer. */
interface BotListener {
  readonly onThoughts: (thoughts: Thoughts<Action>, isLast: boolean) => void;
  /** The message is empty if no bot answers at all. */
  readonly onFailed: (message: string) => void;
}

const waiting = new Map<number, BotListener>();
let worker: Worker | undefined;
let asked = 0;

/** Asks a bot in the Worker; gives a function that stops it, after which nothing more is told. */
export function askBot(request: BotRequest, listener: BotListener): () => void {
  worker ??= open();
  asked += 1;
  const number = asked;
  waiting.set(number, listener);
  send(worker, { number, request });
  return () => {
    if (waiting.delete(number) && worker) send(worker, { number, request: null });
  };
}

const send = (to: Worker, message: ToWorker) => to.postMessage(message);

function open(): Worker {
  const opened = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    const listener = waiting.get(data.number);
    if ("failed" in data || data.isLast) waiting.delete(data.number);
    if ("failed" in data) listener?.onFailed(data.failed);
    else listener?.onThoughts(data.thoughts, data.isLast);
  });
  opened.addEventListener("error", (event) => giveUp(opened, event));
  opened.addEventListener("messageerror", (event) => giveUp(opened, event));
  return opened;
}

/** The Worker did not load, or is broken: nobody who waits gets an answer; whoever asks next tries a new one. */
function giveUp(broken: Worker, event: Event): void {
  broken.terminate();
  worker = undefined;
  const listeners = [...waiting.values()];
  waiting.clear();
  const message = event instanceof ErrorEvent ? event.message : "";
  for (const { onFailed } of listeners) onFailed(message);
}
