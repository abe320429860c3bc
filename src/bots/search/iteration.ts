// One iteration of a search: from the root to a new position, whose value every branch on the way gets.
import type { Rng } from "../../kernel/components/rng.ts";
import type { Game, GameTypes, Of, Simulation } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { legalityOf } from "../../kernel/tools/legality.ts";
import type { ThinkInput } from "../bot-of.ts";
import { addTo } from "../value.ts";
import type { Judge, Judgement } from "./judge.ts";
import { type Branch, grow, mostPromising, type Node, width } from "./tree.ts";
import { newAction } from "./widening.ts";

/** What an iteration works with. */
export interface Iteration<T extends GameTypes> {
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
export function iterate<T extends GameTypes>(game: Game<T>, iteration: Iteration<T>): void {
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
  const { values, contributionsTo } = judgement;
  for (const branch of path) {
    branch.visits += 1;
    addTo(branch.sums, values);
  }
  const { contributions } = path[0]!;
  contributions.visits += 1;
  if (contributionsTo) addTo(contributions.sums, contributionsTo(input.seat));
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
  if (node === root) {
    const action = legal.length < width(node.visits) ? untried.pop() : undefined;
    if (action !== undefined) return { branch: grow(node, action) };
  } else if (legal.length === 0 || legal.length + node.rejected < width(node.visits)) {
    const fresh = newAction(game, iteration, { node, legal, seat });
    if (fresh) return { branch: grow(node, fresh.action), judgement: fresh.judgement };
  }
  return { branch: mostPromising(legal, seat, judge.exploration) };
}
