import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { canonicalJson } from "../kernel/data/digest.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Verdict } from "./law-inputs.ts";
import { someLegalActions } from "./random.ts";

/** The number of a rule. */
export const RULE = /^[A-Z]+-\d+$/;

/** Maximum number of matching legal actions that are searched for an action. */
const MOST_MATCHING = 2000;

/**
 * Checks how a game handles an attempt of a seat: it accepts legal actions only; it refuses all others, with a rule,
 * and without a change of the state.
 */
export function nearMissLaw<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  seat: Seat,
  { actions, complete } = someLegalActions(game, state, seat),
): (tried: unknown) => Verdict {
  let listed: ReadonlySet<string> | undefined;
  const view = game.view(state, seat);
  /** Searches only the matching actions if there are too many to list them all. */
  const isLegal = (action: Of<T, "action">): boolean | undefined => {
    listed ??= new Set(actions.map(canonicalJson));
    return listed.has(canonicalJson(action)) || (!complete && isAmongMatching(game, state, action));
  };

  return (tried) => {
    const result = game.reduce(state, tried);
    const read = game.schemas.action.safeParse(tried);
    const text = JSON.stringify(tried);
    const action = read.success && read.data.seat === seat ? read.data : undefined;
    if (result.ok) {
      if (!read.success) return `malformed, but accepted: ${text}`;
      return action && isLegal(action) === false ? `not legal, but accepted: ${text}` : undefined;
    }
    if (result.state !== state) return `refused, but the state changed: ${text}`;
    if (!RULE.test(result.refusal.rule)) return `refused without a rule: ${text}`;
    if (!action) return undefined;
    if (isLegal(action)) return `legal, but refused: ${text}`;
    if (!isSameJson(game.refusal(view, action), result.refusal))
      return `view and state give different refusals: ${text}`;
    return undefined;
  };
}

/** True if an action is among the legal ones that match it; `undefined` if there are too many of these as well. */
function isAmongMatching<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  action: Of<T, "action">,
): boolean | undefined {
  const { seat, ...fields } = action;
  let left = MOST_MATCHING;
  for (const candidate of game.legalActions(state, seat, { matching: fields as never })) {
    if (isSameJson(candidate, action)) return true;
    left -= 1;
    if (left === 0) return undefined;
  }
  return false;
}
