// How a bot gets from a way of thinking to a `Bot`: in slices, so that a page or a server stays alive.
import { mustBeGame } from "../kernel/contract/engine-registry.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { RulesError, unreadableProblem } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import { readView } from "../kernel/tools/read.ts";
import { isObject, mustBeSeed, notAnObject } from "../kernel/validation/guards.ts";
import { valueInShort } from "../kernel/validation/problem-wording.ts";
import type { Bot, ThinkOptions, Thoughts } from "./bot.ts";

/** What a way of thinking starts from. */
export interface ThinkInput<T extends GameTypes> {
  readonly view: Of<T, "view">;
  readonly seat: Seat;
  readonly seed: string;
}

/** A way of thinking. After each small piece of work it hands over what tells its thoughts so far. */
export type Strategy<T extends GameTypes> = (
  at: ThinkInput<T>,
) => Iterable<() => Thoughts<Of<T, "action">>>;

/** So many milliseconds are thought without a pause. */
const SLICE = 12;

/** A bot that thinks in this way. */
export function botOf<T extends GameTypes>(game: Game<T>, thinking: Strategy<T>): Bot<T> {
  mustBeGame(game);
  async function* think(view: Of<T, "view">, seat: Seat, asked: ThinkOptions) {
    const { seed, signal } = ownOf(asked);
    mustBeSeed(seed);
    mustBeDecider(game, view, seat);
    // A view that came from elsewhere is checked once, not with every world that is imagined.
    const own = readView(game, view);
    let thoughts: (() => Thoughts<Of<T, "action">>) | undefined;
    let paused = Date.now();
    for (thoughts of thinking({ view: own, seat, seed })) {
      if (signal?.aborted) break;
      if (Date.now() - paused < SLICE) continue;
      yield thoughts();
      await aMoment();
      paused = Date.now();
    }
    if (thoughts) yield thoughts();
  }

  async function choose(view: Of<T, "view">, seat: Seat, asked: ThinkOptions) {
    let last: Thoughts<Of<T, "action">> | undefined;
    for await (last of think(view, seat, asked));
    if (!last) throw new Error("bug: a bot that was asked has no thoughts");
    return last.action;
  }

  return { choose, think };
}

/** Each field, read once. */
function ownOf(asked: ThinkOptions): ThinkOptions {
  const what = "what a bot is asked";
  if (!isObject(asked)) throw new RulesError(what, notAnObject);
  try {
    const { seed, signal } = asked;
    return { seed, signal };
  } catch (cause) {
    throw new RulesError(what, unreadableProblem, { cause });
  }
}

function mustBeDecider<T extends GameTypes>(game: Game<T>, view: Of<T, "view">, seat: Seat): void {
  const deciders = game.deciders(view);
  // Who holds the state knows what is hidden; a bot must not even be able to look.
  if ("rng" in view)
    throw new RulesError(`view of ${game.id}`, {
      path: ["rng"],
      reason: "this is a state; a bot is given the view of its seat",
    });
  if (!deciders.includes(seat)) {
    const who = deciders.length > 0 ? `seat ${deciders.join(" or ")} is` : "the game is over";
    throw new RulesError("nothing to choose", {
      path: [],
      reason: `seat ${valueInShort(seat)} is not asked: ${who}`,
    });
  }
}

/** Lets others have their turn: clicks, messages, timers. */
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
