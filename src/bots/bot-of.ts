// Creates a `Bot` from a strategy. It thinks in slices, so that a page or server stays responsive.
import { mustBeGame } from "../kernel/contract/engine-registry.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { RulesError, unreadableProblem } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import { readView } from "../kernel/tools/serialisation.ts";
import { isObject, mustBeSeed, notAnObject } from "../kernel/validation/guards.ts";
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
  mustBeGame(game);
  async function* think(view: Of<T, "view">, seat: Seat, options: ThinkOptions) {
    const { seed, signal } = readOptions(options);
    mustBeSeed(seed);
    mustBeDecider(game, view, seat);
    // An untrusted view is checked once, not again with every state that is sampled from it.
    const checkedView = readView(game, view);
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

/** Reads each field once. */
function readOptions(options: ThinkOptions): ThinkOptions {
  const what = "options of a bot";
  if (!isObject(options)) throw new RulesError(what, notAnObject);
  try {
    const { seed, signal } = options;
    return { seed, signal };
  } catch (cause) {
    throw new RulesError(what, unreadableProblem, { cause });
  }
}

function mustBeDecider<T extends GameTypes>(game: Game<T>, view: Of<T, "view">, seat: Seat): void {
  const deciders = game.deciders(view);
  // A state contains the hidden cards, so a bot does not accept one.
  if ("rng" in view)
    throw new RulesError(`view of ${game.id}`, {
      path: ["rng"],
      reason: "this is a state, expected the view of the bot's seat",
    });
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
