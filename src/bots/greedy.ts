import { rngFrom } from "../kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import type { Bot } from "./bot.ts";
import { botOf } from "./bot-of.ts";
import { someActions } from "./candidates.ts";
import { wholeNumbers } from "./settings.ts";
import { type Tried, thoughtsOf } from "./thoughts.ts";
import { addTo, valuesIn } from "./value.ts";

/** How much a greedy bot looks at. */
export interface GreedySettings {
  /** In so many imagined worlds each action is tried; 4 by default. */
  readonly worlds?: number;
  /** At most so many actions are tried; 60 by default. */
  readonly actions?: number;
}

/**
 * A bot that looks one action ahead: it takes what gives it the best points at once, on average over
 * a few worlds that look like its view.
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
  return botOf(game, function* (at) {
    const { view, seat, seed } = at;
    const tried: Tried<Of<T, "action">>[] = someActions(game, at, actions, rngFrom(seed)).map(
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
