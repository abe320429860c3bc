// What a bot keeps between its moves in a game: its last tree, of which it reuses the part that the game has reached.
import type { Game, GameTypes, Of, Simulation } from "../../kernel/contract/game.ts";
import { legalityOf } from "../../kernel/tools/legality.ts";
import type { ThinkInput } from "../bot-of.ts";
import { thoughtsOf } from "../thoughts.ts";
import { type Branch, keyOf, type Node } from "./tree.ts";

/** The memory of a bot in one game. */
export interface Memory<T extends GameTypes> {
  last?: LastMove<T>;
}

interface LastMove<T extends GameTypes> extends ThinkInput<T> {
  readonly root: Node<Of<T, "action">>;
  /** The only legal action, if there was no choice. */
  readonly forced: Of<T, "action"> | undefined;
}

/** Greatest number of remembered positions that are compared with the view. */
const MOST_COMPARED = 60;
/** Greatest number of actions of others between two moves. */
const MOST_BETWEEN = 3;

/**
 * The node that the game has reached since the last move, by actions that the tree has; `undefined` if there is none.
 * The view must be exactly the expected one: if a card was revealed, the tree also knows what follows other cards,
 * which would mislead the search.
 */
export function reachedNode<T extends GameTypes>(
  game: Game<T>,
  { last }: Memory<T>,
  { view, seat, seed }: ThinkInput<T>,
): Node<Of<T, "action">> | undefined {
  if (last?.seat !== seat) return undefined;
  const move = last.forced ?? thoughtsOf(last.root.branches.values(), seat, 0).action;
  const branch = last.root.branches.get(keyOf(move));
  if (!branch) return undefined;
  const isLegal = legalityOf(game);
  const reached = JSON.stringify(view);
  let left = MOST_COMPARED;
  const before = game.simulate(game.sampleState(last.view, `${seed} reached`));
  const node = nodeBelow(before, branch, 0);
  return node && { ...node, rejected: 0 };

  function nodeBelow(
    world: Simulation<T>,
    { action, node: below }: Branch<Of<T, "action">>,
    between: number,
  ): Node<Of<T, "action">> | undefined {
    if (left === 0 || !isLegal(world, action)) return undefined;
    left -= 1;
    const after = world.clone();
    after.apply(action);
    const [decider] = game.deciders(after.state);
    if (decider === seat)
      return JSON.stringify(game.view(after.state, seat)) === reached ? below : undefined;
    if (between === MOST_BETWEEN) return undefined;
    for (const next of below.branches.values()) {
      const found = nodeBelow(after, next, between + 1);
      if (found) return found;
    }
    return undefined;
  }
}
