import { rngFrom } from "../../kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../kernel/contract/game.ts";
import { RulesError } from "../../kernel/data/errors.ts";
import { legalityOf } from "../../kernel/tools/legality.ts";
import type { Bot } from "../bot.ts";
import { botOf, type Strategy } from "../bot-of.ts";
import { someActions } from "../candidates.ts";
import type { Evaluation } from "../evaluation.ts";
import { reasonsIn } from "../reasons/reasons.ts";
import { wholeNumbers } from "../settings.ts";
import { thoughtsOf } from "../thoughts.ts";
import { iterate } from "./iteration.ts";
import { pointsJudge, trainedJudge } from "./judge.ts";
import { type Memory, reachedNode } from "./memory.ts";
import { isDecided, keyOf, newNode } from "./tree.ts";

/** How long a bot searches. Give `iterations`, `milliseconds` or both; the first limit reached ends the search. */
export interface SearchSettings {
  /** Number of sampled games. With this limit alone the choice depends only on view and seed. */
  readonly iterations?: number;
  /** Thinking time. */
  readonly milliseconds?: number;
  /**
   * Number of random actions played before a position is evaluated: 12 by default if the points are counted, at most
   * 12 until it is settled if there is an evaluation.
   */
  readonly depth?: number;
}

/** The settings of a search, and how it evaluates positions. */
export interface SearchOptions<T extends GameTypes> extends SearchSettings {
  /** A trained evaluation of this game. Without one the points are counted, as if the game ended now. */
  readonly evaluation?: Evaluation<Of<T, "state">> | undefined;
}

/** Maximum number of actions tried at the root. With more, few would be visited twice. */
const MOST_ACTIONS = 60;

/**
 * Creates a bot that searches: information-set Monte-Carlo tree search. Each iteration samples a state from the
 * view, follows the most promising actions, tries a new one, plays on at random for a while and counts
 * the points.
 *
 * @example
 * ```ts
 * const bot = search(abyss, { milliseconds: 500 });
 * for await (const { considered, iterations } of bot.think(view, seat, { seed: "hint" }))
 *   console.log(iterations, considered[0]); // the best action so far
 * ```
 */
export function search<T extends GameTypes>(game: Game<T>, options: SearchOptions<T>): Bot<T> {
  const bot = botOf(game, searchStrategy(game, options));
  if (!options.evaluation) return bot;
  return { ...bot, session: () => botOf(game, searchStrategy(game, options, {})) };
}

/** The strategy of a searching bot; each piece of work is an iteration. With a memory it reuses its last tree. */
export function searchStrategy<T extends GameTypes>(
  game: Game<T>,
  { evaluation, ...settings }: SearchOptions<T>,
  memory?: Memory<T>,
): Strategy<T> {
  const { iterations, milliseconds, depth } = wholeNumbers("a searching bot", settings, [
    "iterations",
    "milliseconds",
    "depth",
  ]);
  if (iterations === undefined && milliseconds === undefined)
    throw new RulesError("settings of a searching bot", {
      path: ["iterations"],
      reason: "is missing, expected iterations or milliseconds",
    });
  const most = iterations ?? Number.POSITIVE_INFINITY;
  const judge = evaluation ? trainedJudge(game, evaluation, depth) : pointsJudge(game, depth);

  return function* (input) {
    const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds;
    const rng = rngFrom(input.seed);
    const actions = someActions(game, input, MOST_ACTIONS, rng);
    const root = (memory && reachedNode(game, memory, input)) ?? newNode<Of<T, "action">>();
    const forced = actions.length === 1 ? actions[0] : undefined;
    if (memory) memory.last = { ...input, root, forced };
    if (forced) {
      yield () => ({ action: forced, considered: [], iterations: 0 });
      return;
    }
    const isLegal = legalityOf(game);
    const untried = actions.filter((action) => !root.branches.has(keyOf(action)));
    for (let done = 1; done <= most; done++) {
      const world = game.simulate(game.sampleState(input.view, `${input.seed} ${done}`));
      iterate(game, { isLegal, input, root, untried, world, rng, judge });
      yield () => {
        const thoughts = thoughtsOf(root.branches.values(), input.seat, done);
        if (!evaluation) return thoughts;
        const { action } = thoughts;
        const after = game.simulate(game.sampleState(input.view, `${input.seed} ${done}`));
        after.apply(action);
        const position = { state: after.state, seat: input.seat };
        return { ...thoughts, reasons: reasonsIn(root, action, evaluation, position) };
      };
      if (Date.now() >= end || (judge.endsEarly && isDecided(root, most - done))) return;
    }
  };
}
