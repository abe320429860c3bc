import type { Game, GameTypes, Of, Step } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Bot, Thoughts } from "./bot.ts";

/** A step of a match, with the thoughts that led to it; `undefined` for the set-up. */
export interface MatchStep<T extends GameTypes> extends Step<T> {
  readonly thoughts: Thoughts<Of<T, "action">> | undefined;
}

/**
 * Plays a game with a bot at each seat and yields its steps: the set-up first, then one for each action.
 * Each bot gets the view of its seat. The same seed gives the same match, unless a bot has a time budget.
 *
 * @example
 * ```ts
 * const bots = [search(abyss, { iterations: 200 }), greedy(abyss)];
 * for await (const { state, events } of match(abyss, { players: 2 }, "seed 1", bots))
 *   console.log(events, abyss.totals(state));
 * ```
 */
export async function* match<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
  bots: readonly Bot<T>[],
): AsyncGenerator<MatchStep<T>, void, undefined> {
  let step = game.setup(options, seed);
  yield { ...step, thoughts: undefined };
  for (let actions = 0; ; actions++) {
    const [seat] = game.deciders(step.state);
    if (seat === undefined) return;
    const bot = bots[seat];
    if (!bot)
      throw new RulesError("bots", {
        path: [seat],
        reason: "is missing, expected a bot for this seat",
      });
    const thinkOptions = { seed: `${seed}, action ${actions}` };
    let thoughts: Thoughts<Of<T, "action">> | undefined;
    for await (thoughts of bot.think(game.view(step.state, seat), seat, thinkOptions));
    const result = thoughts && game.reduce(step.state, thoughts.action);
    if (!result?.ok)
      throw new RulesError("bots", { path: [seat], reason: "this bot chose an illegal action" });
    step = result;
    yield { ...step, thoughts };
  }
}
