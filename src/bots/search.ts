import { type Rng, rngFrom } from "../kernel/components/rng.ts";
import type { Game, GameTypes, Of, Simulation } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Bot } from "./bot.ts";
import { botOf, type Strategy, type ThinkInput } from "./bot-of.ts";
import { someActions } from "./candidates.ts";
import { wholeNumbers } from "./settings.ts";
import { thoughtsOf } from "./thoughts.ts";
import { type Branch, grow, isNew, mostPromising, type Node, newNode, width } from "./tree.ts";
import { addTo, valuesIn } from "./value.ts";

/** How long a bot searches. One of `iterations` and `milliseconds` must be given; the first to be reached ends the search. */
export interface SearchSettings {
  /** So many imagined games are tried. With this budget alone the choice depends on nothing but view and seed. */
  readonly iterations?: number;
  /** So long is searched, in milliseconds. */
  readonly milliseconds?: number;
  /** So many random actions follow before the points are counted; 12 by default. */
  readonly depth?: number;
}

/** More actions are not looked at in the position itself; they would hardly be visited twice. */
const MOST_ACTIONS = 60;
/** A fresh action is drawn at most so often before the known ones are taken to be all. */
const MOST_DRAWS = 4;

/**
 * A bot that searches: information-set Monte-Carlo tree search. Each iteration imagines a world that
 * looks like the view, follows the most promising actions, tries a new one, plays on at random for a
 * while and counts the points.
 *
 * @example
 * ```ts
 * const bot = search(abyss, { milliseconds: 500 });
 * for await (const { considered, iterations } of bot.think(view, seat, { seed: "hint" }))
 *   console.log(iterations, considered[0]); // the best action so far
 * ```
 */
export function search<T extends GameTypes>(game: Game<T>, settings: SearchSettings): Bot<T> {
  return botOf(game, searching(game, settings));
}

/** The way of thinking of a bot that searches; each piece of work is an iteration. */
export function searching<T extends GameTypes>(
  game: Game<T>,
  settings: SearchSettings,
): Strategy<T> {
  const {
    iterations,
    milliseconds,
    depth = 12,
  } = wholeNumbers("a searching bot", settings, ["iterations", "milliseconds", "depth"]);
  if (iterations === undefined && milliseconds === undefined)
    throw new RulesError("settings of a searching bot", {
      path: ["iterations"],
      reason: "iterations or milliseconds must be given",
    });
  const most = iterations ?? Number.POSITIVE_INFINITY;

  return function* (at) {
    const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds;
    const rng = rngFrom(at.seed);
    const untried = someActions(game, at, MOST_ACTIONS, rng);
    if (untried.length === 1) {
      const action = untried[0]!;
      yield () => ({ action, considered: [], iterations: 0 });
      return;
    }
    const root = newNode<Of<T, "action">>();
    for (let done = 1; done <= most; done++) {
      const world = game.simulate(game.sampleState(at.view, `${at.seed} ${done}`));
      iterate(game, { at, root, untried, world, rng, depth });
      yield () => thoughtsOf(root.branches.values(), at.seat, done);
      if (Date.now() >= end) return;
    }
  };
}

/** What an iteration works with. */
interface Iteration<T extends GameTypes> {
  readonly at: ThinkInput<T>;
  readonly root: Node<Of<T, "action">>;
  /** Actions of the position itself that are still to be tried. */
  readonly untried: Of<T, "action">[];
  readonly world: Simulation<T>;
  readonly rng: Rng;
  readonly depth: number;
}

/** One imagined game: down the tree, one action further, on at random, and back with what came of it. */
function iterate<T extends GameTypes>(game: Game<T>, iteration: Iteration<T>): void {
  const { at, root, world, rng, depth } = iteration;
  const path: Branch<Of<T, "action">>[] = [];
  let node = root;
  let deciders: readonly Seat[] = [at.seat];
  while (deciders.length > 0) {
    const branch = follow(game, iteration, node, deciders[0]!);
    node.visits += 1;
    world.apply(branch.action);
    path.push(branch);
    node = branch.node;
    deciders = game.deciders(world.state);
    if (branch.visits === 0) break;
  }
  for (let played = 0; played < depth && world.advance(rng); played++);
  const values = valuesIn(game, world);
  for (const branch of path) {
    branch.visits += 1;
    addTo(branch.sums, values);
  }
}

/** A new branch of the node while it may grow, else the most promising of those that are legal here. */
function follow<T extends GameTypes>(
  game: Game<T>,
  { root, untried, world, rng }: Iteration<T>,
  node: Node<Of<T, "action">>,
  seat: Seat,
): Branch<Of<T, "action">> {
  const legal: Branch<Of<T, "action">>[] = [];
  for (const branch of node.branches.values())
    if (!game.refusal(world.state, branch.action)) {
      branch.chances += 1;
      legal.push(branch);
    }
  if (legal.length < width(node.visits)) {
    const fresh =
      node === root
        ? untried.pop()
        : freshFor(node, () => game.randomAction(world.state, seat, rng));
    if (fresh !== undefined) return grow(node, fresh);
  }
  return mostPromising(legal, seat);
}

/** An action that the node does not have yet; none if drawing gives only known ones. */
function freshFor<Action>(node: Node<Action>, draw: () => Action): Action | undefined {
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const action = draw();
    if (isNew(node, action)) return action;
  }
  return undefined;
}
