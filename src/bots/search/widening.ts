// Which actions join the tree: a question may have 20,000, of which few can be tried.
import type { Rng } from "../../kernel/components/rng.ts";
import type { Game, GameTypes, Of, Simulation } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Judge, Judgement } from "./judge.ts";
import { type Branch, keyOf, type Node } from "./tree.ts";

/** Number of attempts to sample an action that a node does not have yet; after that the node counts as complete. */
const MOST_DRAWS = 4;
/** Judgements are noisy: a new action that is worse than a known one by no more than this joins the tree. */
const TOLERANCE = 0.01;

/** A simulation in front of a question, and how to value what follows. */
interface Place<T extends GameTypes> {
  readonly world: Simulation<T>;
  readonly rng: Rng;
  readonly judge: Judge<T>;
}

/** The question: its node, the known actions that are legal in the simulation, and who decides. */
interface Question<Action> {
  readonly node: Node<Action>;
  readonly legal: readonly Branch<Action>[];
  readonly seat: Seat;
}

/** An action for the tree, and its judgement if it was tried already. */
interface NewAction<Action> {
  readonly action: Action;
  readonly judgement?: Judgement;
}

/**
 * An action that the node does not have yet. With an evaluation it is the best of a few, or of one if others are known,
 * and it must not be worse than these, or the node counts it as rejected; else a random one. `undefined` if none is found.
 */
export function newAction<T extends GameTypes>(
  game: Game<T>,
  { world, rng, judge }: Place<T>,
  { node, legal, seat }: Question<Of<T, "action">>,
): NewAction<Of<T, "action">> | undefined {
  const sample = () => game.randomAction(world.state, seat, rng);
  const most = legal.length > 0 ? 1 : judge.candidates;
  const actions = sampledActions(node, most, sample);
  if (actions.length === 0) return undefined;
  const [action] = actions;
  if (judge.candidates === 1 || (actions.length === 1 && legal.length === 0))
    return { action: action! };

  const judged = actions.map((one) => ({ action: one, judgement: judgementAfter(world, one) }));
  const best = judged.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
  const known = Math.max(0, ...legal.map(({ sums, visits }) => sums[seat]! / visits));
  if (worthOf(best) >= known - TOLERANCE) return best;
  node.rejected += 1;
  return undefined;

  function worthOf({ judgement }: { readonly judgement: Judgement }): number {
    return judgement.values[seat]!;
  }
  function judgementAfter(before: Simulation<T>, tried: Of<T, "action">): Judgement {
    const after = before.clone();
    after.apply(tried);
    judge.playOn(after, rng);
    return judge.judge(after);
  }
}

/** Up to `most` different actions that the node does not have yet. */
function sampledActions<Action>(
  node: Node<Action>,
  most: number,
  sample: () => Action,
): readonly Action[] {
  const found = new Map<string, Action>();
  for (let draws = 0; draws < MOST_DRAWS && found.size < most; draws++) {
    const action = sample();
    const key = keyOf(action);
    if (!node.branches.has(key)) found.set(key, action);
  }
  return [...found.values()];
}
