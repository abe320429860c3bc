// The tree of a search: actions from the current position on. All sampled states share it, so some
// branches may be illegal in the state of an iteration.
import type { Seat } from "../../kernel/data/types.ts";
import type { Tried } from "../thoughts.ts";

/** A decision in the tree. */
export interface Node<Action> {
  visits: number;
  /** How many new actions were worse than the known ones, and did not join. */
  rejected: number;
  /** By the JSON of their actions. */
  readonly branches: Map<string, Branch<Action>>;
}

/** An action that was tried in a node, and the node that follows. */
export interface Branch<Action> extends Tried<Action> {
  /** How often it was legal when its node was visited. */
  timesLegal: number;
  readonly node: Node<Action>;
  /** The sums of what each feature contributed to the values, for the seat that thinks, at visits from the root. */
  readonly contributions: { visits: number; readonly sums: number[] };
}

/** Creates an unvisited node. */
export const newNode = <Action>(): Node<Action> => ({
  visits: 0,
  rejected: 0,
  branches: new Map(),
});

/** Adds a branch for an action that the node does not have. */
export function grow<Action>(node: Node<Action>, action: Action): Branch<Action> {
  const branch = {
    action,
    visits: 0,
    sums: [],
    timesLegal: 1,
    node: newNode<Action>(),
    contributions: { visits: 0, sums: [] },
  };
  node.branches.set(keyOf(action), branch);
  return branch;
}

/** The key of the branch of an action. */
export const keyOf = (action: unknown): string => JSON.stringify(action);

/**
 * The number of branches that a node may have after a number of visits. There may be 20,000 legal actions;
 * with the square root each branch is visited often enough to be judged.
 */
export const width = (visits: number): number => Math.ceil(2 * Math.sqrt(visits + 1));

/** True if no other branch can be visited as often as the first with this many visits more. */
export function isDecided<Action>(node: Node<Action>, visitsLeft: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of node.branches.values())
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  return most - second > visitsLeft;
}

/** The branch with the greatest upper confidence bound for the deciding seat: good so far, or rarely tried. */
export function mostPromising<Action>(
  branches: readonly Branch<Action>[],
  seat: Seat,
  exploration: number,
): Branch<Action> {
  let best: Branch<Action> | undefined;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const { visits, timesLegal, sums } = branch;
    const bound = sums[seat]! / visits + exploration * Math.sqrt(Math.log(timesLegal) / visits);
    if (bound > greatest) [best, greatest] = [branch, bound];
  }
  return best!;
}
