import { rngFrom } from "../kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import type { Bot } from "./bot.ts";
import { botOf } from "./bot-of.ts";
import { someActions } from "./candidates.ts";
import { wholeNumbers } from "./settings.ts";
import { type Tried, thoughtsOf } from "./thoughts.ts";
import { addTo, valuesIn } from "./value.ts";

/** How much a greedy bot evaluates. */
export interface GreedySettings {
  /** Number of sampled states in which each action is tried; 4 by default. */
  readonly worlds?: number;
  /** Greatest number of actions that are tried; 60 by default. */
  readonly actions?: number;
}

/**
 * Creates a bot that looks one action ahead: it takes the action that leaves it best off right away, on average
 * over a few states sampled from its view.
 *
 * @example
 * ```ts
 * const action = await greedy(abyss).choose(view, seat, { seed: "bot 2" });
 * ```
 */
export function greedy<T extends GameTypes>(game: Game<T>, settings: GreedySettings = {}): Bot<T> {
  const { worlds = 4, actions = 60 } = wholeNumbers("a greedy bot", settings, [
    "worlds",
    "actions",
  ]);
  return botOf(game, function* (input) {
    const { view, seat, seed } = input;
    const tried: Tried<Of<T, "action">>[] = someActions(game, input, actions, rngFrom(seed)).map(
      (action) => ({ action, visits: 0, sums: [] }),
    );
    for (let done = 1; done <= worlds; done++) {
      const world = game.simulate(game.sampleState(view, `${seed} ${done}`));
      for (const one of tried) {
        const after = world.clone();
        after.apply(one.action);
        one.visits += 1;
        addTo(one.sums, valuesIn(game, after));
      }
      yield () => thoughtsOf(tried, seat, done);
    }
  });
}
