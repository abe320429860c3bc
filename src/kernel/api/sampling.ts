// Doors that count and draw actions without listing them.
import * as agenda from "../agenda/agenda.ts";
import { checkedSource, type RandomSource } from "../agenda/countable.ts";
import type { PartialAction } from "../agenda/partial-action.ts";
import type { Engine } from "../contract/engine.ts";
import { withView } from "../contract/trust.ts";
import { RulesError } from "../data/errors.ts";
import type { Seat } from "../data/types.ts";
import type { Blueprint, ViewOf } from "../rules/blueprint.ts";
import { readPartialAction } from "./read-partial-action.ts";

/** The doors of a game that count and draw actions. */
export function samplingApi<B extends Blueprint>(engine: Engine<B>) {
  const { dispatch } = engine;

  function countActions(
    view: ViewOf<B>,
    seat: Seat,
    matching?: PartialAction<B["action"]>,
  ): number {
    return withView(engine, view, (own) => {
      if (matching === undefined) return agenda.countActions(dispatch, own, seat);
      const wanted = readPartialAction(engine, seat, matching);
      return wanted ? agenda.countActions(dispatch, own, seat, wanted) : 0;
    });
  }

  function randomAction(view: ViewOf<B>, seat: Seat, rng: RandomSource): B["action"] {
    return withView(engine, view, (own) => {
      const at = agenda.seatDecisionOf(dispatch, own, seat);
      if (!at)
        throw new RulesError("nothing to draw", { path: [], reason: "the seat is not asked" });
      return agenda.randomAction(at, checkedSource(rng));
    });
  }

  return { countActions, randomAction };
}

/** A random action of one of those who are asked; there must be one. */
export function randomActionOfAny<B extends Blueprint>(
  { dispatch }: Engine<B>,
  view: ViewOf<B>,
  rng: RandomSource,
): B["action"] {
  const seats = agenda.openDecision(view)?.seats ?? [];
  const chance = checkedSource(rng);
  const seat = seats[agenda.randomIndex(seats.length, chance)];
  const at = seat === undefined ? undefined : agenda.seatDecisionOf(dispatch, view, seat);
  if (!at) throw new RulesError("nothing to draw", { path: [], reason: "nobody is asked" });
  return agenda.randomAction(at, chance);
}
