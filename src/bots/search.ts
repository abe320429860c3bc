import { type Rng, rngFrom } from "../kernel/components/rng.ts";
import type { Game, GameTypes, Of, Simulation } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import { legalityOf } from "../kernel/tools/legality.ts";
import type { Bot } from "./bot.ts";
import { botOf, type Strategy, type ThinkInput } from "./bot-of.ts";
import { someActions } from "./candidates.ts";
import type { Evaluation } from "./evaluation.ts";
import { type Judge, type Judgement, pointsJudge, trainedJudge } from "./judge.ts";
import { reasonsIn } from "./reasons.ts";
import { wholeNumbers } from "./settings.ts";
import { thoughtsOf } from "./thoughts.ts";
import { type Branch, grow, isDecided, mostPromising, type Node, newNode, width } from "./tree.ts";
import { addTo } from "./value.ts";
import { newAction } from "./widening.ts";

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
  return botOf(game, searchStrategy(game, options));
}

/** The strategy of a searching bot; each piece of work is an iteration. */
export function searchStrategy<T extends GameTypes>(
  game: Game<T>,
  { evaluation, ...settings }: SearchOptions<T>,
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
    const untried = someActions(game, input, MOST_ACTIONS, rng);
    if (untried.length === 1) {
      const action = untried[0]!;
      yield () => ({ action, considered: [], iterations: 0 });
      return;
    }
    const isLegal = legalityOf(game);
    const root = newNode<Of<T, "action">>();
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

/** What an iteration works with. */
interface Iteration<T extends GameTypes> {
  readonly isLegal: ReturnType<typeof legalityOf<T>>;
  readonly input: ThinkInput<T>;
  readonly root: Node<Of<T, "action">>;
  /** Actions of the position itself that have not been tried yet. */
  readonly untried: Of<T, "action">[];
  readonly world: Simulation<T>;
  readonly rng: Rng;
  readonly judge: Judge<T>;
}

/** Runs one iteration: selection, expansion, a random playout, and backpropagation of its values. */
function iterate<T extends GameTypes>(game: Game<T>, iteration: Iteration<T>): void {
  const { input, root, world, rng, judge } = iteration;
  const path: Branch<Of<T, "action">>[] = [];
  let node = root;
  let deciders: readonly Seat[] = [input.seat];
  let judgement: Judgement | undefined;
  while (deciders.length > 0) {
    const { branch, judgement: known } = selectBranch(game, iteration, node, deciders[0]!);
    node.visits += 1;
    path.push(branch);
    judgement = known;
    if (judgement) break;
    world.apply(branch.action);
    node = branch.node;
    deciders = game.deciders(world.state);
    if (branch.visits === 0) break;
  }
  if (!judgement) {
    judge.playOn(world, rng);
    judgement = judge.judge(world);
  }
  const { values, contributions } = judgement;
  for (const branch of path) {
    branch.visits += 1;
    addTo(branch.sums, values);
  }
  if (contributions) addTo(path[0]!.contributions, contributions[input.seat]!);
}

/** The branch that an iteration takes; its judgement if it is new and was judged already. */
interface Selection<Action> {
  readonly branch: Branch<Action>;
  readonly judgement?: Judgement | undefined;
}

/** A new branch of the node while it may grow, else the most promising legal one. */
function selectBranch<T extends GameTypes>(
  game: Game<T>,
  iteration: Iteration<T>,
  node: Node<Of<T, "action">>,
  seat: Seat,
): Selection<Of<T, "action">> {
  const { isLegal, root, untried, world, judge } = iteration;
  const legal: Branch<Of<T, "action">>[] = [];
  for (const branch of node.branches.values())
    if (isLegal(world, branch.action)) {
      branch.timesLegal += 1;
      legal.push(branch);
    }
  if (legal.length < width(node.visits)) {
    if (node === root) {
      const action = untried.pop();
      if (action !== undefined) return { branch: grow(node, action) };
    } else {
      const fresh = newAction(game, iteration, { node, legal, seat });
      if (fresh) return { branch: grow(node, fresh.action), judgement: fresh.judgement };
    }
  }
  return { branch: mostPromising(legal, seat, judge.exploration) };
}
