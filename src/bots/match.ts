import type { Game, GameTypes, Of, Step } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Bot, Thoughts } from "./bot.ts";

/** A player of a match: a `Bot`, or anything that can choose an action. */
export type MatchPlayer<T extends GameTypes> = Pick<Bot<T>, "choose"> & Partial<Bot<T>>;

/** A step of a match, with the thoughts that led to it; `undefined` for the set-up, and for a bot that only chooses. */
export interface MatchStep<T extends GameTypes> extends Step<T> {
  readonly thoughts: Thoughts<Of<T, "action">> | undefined;
}

/**
 * Plays a game with a bot at each seat and yields its steps: the set-up first, then one for each action.
 * Each bot gets the view of its seat, and plays in a session if it has them. The same seed gives the same match, unless a bot has a time budget.
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
  bots: readonly MatchPlayer<T>[],
): AsyncGenerator<MatchStep<T>, void, undefined> {
  const players = bots.map((bot) => bot.session?.() ?? bot);
  let step = game.setup(options, seed);
  yield { ...step, thoughts: undefined };
  for (let actions = 0; ; actions++) {
    const [seat] = game.deciders(step.state);
    if (seat === undefined) return;
    const bot = players[seat];
    if (!bot)
      throw new RulesError("bots", {
        path: [seat],
        reason: "is missing, expected a bot for this seat",
      });
    const thinkOptions = { seed: `${seed}, action ${actions}` };
    const view = game.view(step.state, seat);
    let thoughts: Thoughts<Of<T, "action">> | undefined;
    if (bot.think) for await (thoughts of bot.think(view, seat, thinkOptions));
    const action = thoughts?.action ?? (await bot.choose(view, seat, thinkOptions));
    const result = game.reduce(step.state, action);
    if (!result.ok)
      throw new RulesError("bots", { path: [seat], reason: "this bot chose an illegal action" });
    step = result;
    yield { ...step, thoughts };
  }
}
