// Why a search prefers an action: which features differ from those after the other actions.
import type { Reason } from "./bot.ts";
import type { Branch, Node } from "./tree.ts";

/** The greatest number of reasons. */
const MOST_REASONS = 4;
/** Smaller contributions are no reason: they are due to the sampling. */
const LEAST_CONTRIBUTION = 0.02;

/** The features that contribute most to the preference for this action, compared with all others. */
export function reasonsIn<Action>(
  { branches }: Node<Action>,
  action: Action,
  features: readonly string[],
): readonly Reason[] {
  const all = [...branches.values()];
  const chosen = averages(all.filter((branch) => branch.action === action));
  const others = averages(all.filter((branch) => branch.action !== action));
  if (chosen.length === 0 || others.length === 0) return [];
  return features
    .map((feature, i) => ({ feature, contribution: chosen[i]! - others[i]! }))
    .filter(({ contribution }) => Math.abs(contribution) >= LEAST_CONTRIBUTION)
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .slice(0, MOST_REASONS);
}

/** The average contributions after these actions, each of which counts the same; empty if there are none. */
function averages<Action>(branches: readonly Branch<Action>[]): number[] {
  const valued = branches.filter(({ contributions }) => contributions.length > 0);
  return (valued[0]?.contributions ?? []).map(
    (_, i) =>
      valued.reduce((sum, { visits, contributions }) => sum + contributions[i]! / visits, 0) /
      valued.length,
  );
}
