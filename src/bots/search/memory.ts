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

/** Greatest number of remembered actions that are tried. */
const MOST_TRIED = 60;
/** Greatest number of actions of others between two moves. */
const MOST_BETWEEN = 3;
/** A view that follows in this many sampled states does not depend on chance. */
const SAMPLES = 3;

/**
 * The node that the game has reached since the last move, by actions that the tree has; `undefined` if there is none.
 * The view must be the expected one, whatever is hidden: if a card was revealed, the tree also knows what follows other
 * cards, which would mislead the search.
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
  let left = MOST_TRIED;
  let node: Node<Of<T, "action">> | undefined;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const before = game.sampleState(last.view, `${seed} reached ${sample}`);
    const found = nodeBelow(game.simulate(before), branch, 0);
    if (!found || (node && found !== node)) return undefined;
    node = found;
  }
  const now = game.simulate(game.sampleState(view, seed));
  for (const { action } of node!.branches.values()) if (!isLegal(now, action)) return undefined;
  return { ...node!, rejected: 0 };

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
      const deeper = nodeBelow(after, next, between + 1);
      if (deeper) return deeper;
    }
    return undefined;
  }
}
