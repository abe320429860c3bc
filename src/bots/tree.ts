// What a search has learned so far: a tree of actions, from the position that is thought about. It
// knows what the searching seat sees, not what is hidden: every iteration comes with a world of its
// own, in which some of the branches may not be legal.
import type { Seat } from "../kernel/data/types.ts";
import type { Tried } from "./thoughts.ts";

/** A place in the tree, where somebody decides. */
export interface Node<Action> {
  visits: number;
  /** By the JSON of their actions. */
  readonly branches: Map<string, Branch<Action>>;
}

/** An action that was tried in a node, and what came after it. */
export interface Branch<Action> extends Tried<Action> {
  /** How often it was legal when its node was visited. */
  chances: number;
  readonly node: Node<Action>;
}

/** A node that nobody has visited. */
export const newNode = <Action>(): Node<Action> => ({ visits: 0, branches: new Map() });

/** Adds a branch for an action that the node does not have. */
export function grow<Action>(node: Node<Action>, action: Action): Branch<Action> {
  const branch = { action, visits: 0, sums: [], chances: 1, node: newNode<Action>() };
  node.branches.set(JSON.stringify(action), branch);
  return branch;
}

/** Whether the node has no branch for the action yet. */
export const isNew = <Action>(node: Node<Action>, action: Action): boolean =>
  !node.branches.has(JSON.stringify(action));

/**
 * How many branches a node has after so many visits. There may be 20,000 legal actions; with the
 * square root each branch is visited often enough to be judged.
 */
export const width = (visits: number): number => Math.ceil(2 * Math.sqrt(visits + 1));

/** How much is tried that looks worse, against what looks best. Measured in tournaments. */
const CURIOSITY = 0.7;

/** The most promising of some branches for the seat that decides: good so far, or seldom tried. */
export function mostPromising<Action>(
  branches: readonly Branch<Action>[],
  seat: Seat,
): Branch<Action> {
  let best: Branch<Action> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const { visits, chances, sums } = branch;
    const promise = sums[seat]! / visits + CURIOSITY * Math.sqrt(Math.log(chances) / visits);
    if (promise > most) [best, most] = [branch, promise];
  }
  return best!;
}
