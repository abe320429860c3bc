// Whether an action is legal, without reading it, for bots.

import * as agenda from "../agenda/agenda.ts";
import { engineOf } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of, Simulation } from "../contract/game.ts";
import type { Action, Blueprint, ViewOf } from "../rules/blueprint.ts";

/**
 * Returns a function that is true if an action is legal in a simulation. The action must come from `legalActions` or
 * `randomAction` of the game, as it is not read again: that takes as long as the rules themselves.
 */
export function legalityOf<T extends GameTypes>(
  game: Game<T>,
): (simulation: Simulation<T>, action: Of<T, "action">) => boolean {
  const { dispatch, ruleNumbers } = engineOf(game);
  return ({ state }, action) =>
    !agenda.findRefusal(
      dispatch,
      ruleNumbers,
      state as unknown as ViewOf<Blueprint>,
      action as unknown as Action,
    );
}
