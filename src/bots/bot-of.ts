// Creates a `Bot` from a strategy. It thinks in slices, so that a page or server stays responsive.
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import { readView } from "../kernel/tools/serialisation.ts";
import { mustBeSeed } from "../kernel/validation/guards.ts";
import { valueInShort } from "../kernel/validation/problem-wording.ts";
import type { Bot, ThinkOptions, Thoughts } from "./bot.ts";

/** The input of a strategy. */
export interface ThinkInput<T extends GameTypes> {
  readonly view: Of<T, "view">;
  readonly seat: Seat;
  readonly seed: string;
}

/** A way to choose an action. After each small piece of work it yields a function that gives its thoughts so far. */
export type Strategy<T extends GameTypes> = (
  input: ThinkInput<T>,
) => Iterable<() => Thoughts<Of<T, "action">>>;

/** Milliseconds of thinking between two pauses. */
const SLICE_MS = 12;

/** Creates a bot that follows a strategy. */
export function botOf<T extends GameTypes>(game: Game<T>, strategy: Strategy<T>): Bot<T> {
  async function* think(view: Of<T, "view">, seat: Seat, { seed, signal }: ThinkOptions) {
    mustBeSeed(seed);
    // An untrusted view is checked once, not again with every state that is sampled from it.
    const checkedView = readView(game, view);
    mustBeDecider(game, checkedView, seat);
    let thoughts: (() => Thoughts<Of<T, "action">>) | undefined;
    let paused = Date.now();
    for (thoughts of strategy({ view: checkedView, seat, seed })) {
      if (signal?.aborted) break;
      if (Date.now() - paused < SLICE_MS) continue;
      yield thoughts();
      await nextTask();
      paused = Date.now();
    }
    if (thoughts) yield thoughts();
  }

  async function choose(view: Of<T, "view">, seat: Seat, options: ThinkOptions) {
    let last: Thoughts<Of<T, "action">> | undefined;
    for await (last of think(view, seat, options));
    if (!last) throw new Error("bug: the strategy gave no thoughts");
    return last.action;
  }

  return { choose, think };
}

function mustBeDecider<T extends GameTypes>(game: Game<T>, view: Of<T, "view">, seat: Seat): void {
  const deciders = game.deciders(view);
  if (!deciders.includes(seat)) {
    const why = deciders.length > 0 ? `expected seat ${deciders.join(" or ")}` : "the game is over";
    throw new RulesError("seat of a bot", {
      path: [],
      reason: `${valueInShort(seat)} has nothing to decide, ${why}`,
    });
  }
}

/** Lets other tasks run: clicks, messages, timers. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
