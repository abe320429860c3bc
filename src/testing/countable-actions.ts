import { anyAction, seatDecisionOf } from "../kernel/agenda/agenda.ts";
import { isCountable } from "../kernel/agenda/countable.ts";
import { engineOf } from "../kernel/contract/engine-registry.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Blueprint, ViewOf } from "../kernel/rules/blueprint.ts";
import type { TestedGame } from "./subject.ts";

/** Lists of candidates up to this length are cheap. */
const FEW = 500;

/**
 * True if actions of the seat can be sampled and chosen step by step without long lists. A game that cannot count
 * its candidates lists them to sample one or to find that a choice leads nowhere, and there may be millions.
 */
export function hasCountableActions<T extends GameTypes>(
  { game }: Pick<TestedGame<T>, "game">,
  state: Of<T, "state">,
  seat: Seat,
): boolean {
  // A state can be used as a view.
  const view = state as unknown as ViewOf<Blueprint>;
  const seatDecision = seatDecisionOf(engineOf(game).dispatch, view, seat);
  return (
    !seatDecision ||
    seatDecision.answers.kinds.every(({ options }) => {
      const candidates = options(seatDecision.table, seat, seatDecision.decision, anyAction);
      return isCountable(candidates) || !hasMoreThan(FEW, candidates);
    })
  );
}

function hasMoreThan(most: number, values: Iterable<unknown>): boolean {
  let seen = 0;
  for (const _ of values) if (++seen > most) return true;
  return false;
}
