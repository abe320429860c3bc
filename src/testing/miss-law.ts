import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { canonicalJson } from "../kernel/data/digest.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Verdict } from "./law-inputs.ts";
import { someLegalActions } from "./random.ts";
import { isSameJson } from "./same-json.ts";

const RULE = /^[A-Z]+-\d+$/;

/** So many legal actions like one are looked at to find it among them. */
const ENOUGH_ALIKE = 2000;

/**
 * How a game has to take what a seat tries: what it accepts is legal, what it refuses is not, is
 * refused with a rule, and changes nothing.
 */
export function missLaw<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  seat: Seat,
): (tried: unknown) => Verdict {
  const { actions, complete } = someLegalActions(game, state, seat);
  const legal = new Set(actions.map(canonicalJson));
  /** Where there are too many for a list, those like the action have it among them. */
  const isLegal = (action: Of<T, "action">): boolean | undefined =>
    legal.has(canonicalJson(action)) || (!complete && isAmongAlike(game, state, action));

  return (tried) => {
    const result = game.reduce(state, tried);
    const read = game.schemas.action.safeParse(tried);
    const text = JSON.stringify(tried);
    const own = read.success && read.data.seat === seat ? read.data : undefined;
    if (result.ok) {
      if (!read.success) return `malformed, but accepted: ${text}`;
      return own && isLegal(own) === false ? `not legal, but accepted: ${text}` : undefined;
    }
    if (result.state !== state) return `refused, but with another state: ${text}`;
    if (!RULE.test(result.refusal.rule)) return `refused without a rule: ${text}`;
    if (!own) return undefined;
    if (isLegal(own)) return `legal, but refused: ${text}`;
    if (!isSameJson(game.refusal(game.view(state, seat), own), result.refusal))
      return `view and state refuse differently: ${text}`;
    return undefined;
  };
}

/** Whether an action is among the legal ones like it; nothing if these are too many as well. */
function isAmongAlike<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  action: Of<T, "action">,
): boolean | undefined {
  const { seat, ...like } = action;
  let left = ENOUGH_ALIKE;
  for (const alike of game.legalActions(state, seat, { matching: like as never })) {
    if (isSameJson(alike, action)) return true;
    left -= 1;
    if (left === 0) return undefined;
  }
  return false;
}
