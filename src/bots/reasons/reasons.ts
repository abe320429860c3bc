// Why a search prefers an action: which features differ from those after the other actions.
import type { Seat } from "../../kernel/data/types.ts";
import { type Evaluation, weightAt } from "../evaluation.ts";
import type { Branch, Node } from "../search/tree.ts";
import type { Reason } from "./reason.ts";

/** The greatest number of reasons. */
const MOST_REASONS = 6;
/** Smaller contributions are not reasons but noise of the sampling. */
const LEAST_CONTRIBUTION = 0.02;

/** The position after the preferred action, in a state that was sampled from the view. */
interface After<State> {
  readonly state: State;
  readonly seat: Seat;
}

/** The features that contribute most to the preference for this action, compared with all others. */
export function reasonsIn<State, Action>(
  { branches }: Node<Action>,
  action: Action,
  { features, weights, progressOf }: Evaluation<State>,
  { state, seat }: After<State>,
): readonly Reason[] {
  const all = [...branches.values()];
  const chosen = averages(all.filter((branch) => branch.action === action));
  const others = averages(all.filter((branch) => branch.action !== action));
  if (chosen.length === 0 || others.length === 0) return [];
  const strongest = features.names
    .map((feature, i) => ({ feature, contribution: chosen[i]! - others[i]! }))
    .filter(({ contribution }) => Math.abs(contribution) >= LEAST_CONTRIBUTION)
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .slice(0, MOST_REASONS);
  const progress = progressOf(state);
  const subjects = features.subjectsOf?.(state, seat) ?? {};
  return strongest.map(({ feature, contribution }) => {
    const isGood = weightAt(weights[feature]!, progress) > 0;
    const change = contribution > 0 === isGood ? "more" : "less";
    const about = subjects[feature];
    // The search looks further than the next position, in which there may be nothing yet.
    const isKnown = about !== undefined && !(about === 0 && change === "more");
    return { feature, contribution, change, ...(isKnown && { about }) };
  });
}

/** The average contributions after these actions, each of which counts the same; empty if there are none. */
function averages<Action>(branches: readonly Branch<Action>[]): number[] {
  const valued = branches
    .map(({ contributions }) => contributions)
    .filter(({ sums }) => sums.length > 0);
  return (valued[0]?.sums ?? []).map(
    (_, i) => valued.reduce((sum, { visits, sums }) => sum + sums[i]! / visits, 0) / valued.length,
  );
}
