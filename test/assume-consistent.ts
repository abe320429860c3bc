import type { Game, GameTypes, Of } from "../src/kernel/contract/game.ts";
import { isKnownState, trust } from "../src/kernel/contract/trust.ts";
import { deepFreeze } from "../src/kernel/data/deep-freeze.ts";

/**
 * The state, marked as created by the library, so that `reduce` takes it although components are
 * missing or doubled. For tests of rules on a table that holds only what the rule is about.
 */
export const assumeConsistent = <T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
): Of<T, "state"> =>
  isKnownState(game, state) ? state : trust(game, deepFreeze(structuredClone(state)));
