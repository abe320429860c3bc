import { canonicalJson } from "../kernel/digest.ts";
import type { Game, GameTypes, Of } from "../kernel/game.ts";
import type { Seat } from "../kernel/types.ts";
import type { Verdict } from "./facts.ts";
import { legalActions } from "./random.ts";
import { same } from "./same.ts";

const RULE = /^[A-Z]+-\d+$/;

/**
 * How a game has to take what a seat tries: what it accepts is legal, what it refuses is not, is
 * refused with a rule, and changes nothing.
 */
export function missLaw<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  seat: Seat,
): (tried: unknown) => Verdict {
  const { actions, complete } = legalActions(game, state, seat);
  const legal = new Set(actions.map(canonicalJson));

  return (tried) => {
    const result = game.reduce(state, tried);
    const read = game.schemas.action.safeParse(tried);
    const text = JSON.stringify(tried);
    const isOwn = read.success && read.data.seat === seat;
    const isLegal = read.success && legal.has(canonicalJson(read.data));
    if (result.ok) {
      if (!read.success) return `malformed, but accepted: ${text}`;
      return isOwn && complete && !isLegal ? `not legal, but accepted: ${text}` : undefined;
    }
    if (result.state !== state) return `refused, but with another state: ${text}`;
    if (!RULE.test(result.refusal.rule)) return `refused without a rule: ${text}`;
    if (isLegal) return `legal, but refused: ${text}`;
    if (isOwn && !same(game.refuse(game.view(state, seat), read.data), result.refusal))
      return `view and state refuse differently: ${text}`;
    return undefined;
  };
}
