// The functions of a game that count and sample legal actions without listing them.
import * as agenda from "../agenda/agenda.ts";
import type { RandomSource } from "../agenda/countable.ts";
import type { PartialAction } from "../agenda/partial-action.ts";
import type { Engine } from "../contract/engine.ts";
import { knownView } from "../contract/trust.ts";
import { RulesError } from "../data/errors.ts";
import type { Seat } from "../data/types.ts";
import type { Blueprint, ViewOf } from "../rules/blueprint.ts";
import { decisionOf } from "./own-cards.ts";
import { readPartialAction } from "./read-partial-action.ts";

/** Creates `countActions` and `randomAction` of a game. */
export function randomActionsApi<B extends Blueprint>(engine: Engine<B>) {
  function countActions(
    view: ViewOf<B>,
    seat: Seat,
    matching?: PartialAction<B["action"]>,
  ): number {
    const seatDecision = decisionOf(engine, knownView(engine, view), seat);
    const partial = matching === undefined ? undefined : readPartialAction(engine, seat, matching);
    if (!seatDecision || (matching !== undefined && !partial)) return 0;
    return agenda.countActions(seatDecision, partial);
  }

  function randomAction(view: ViewOf<B>, seat: Seat, rng: RandomSource): B["action"] {
    const seatDecision = decisionOf(engine, knownView(engine, view), seat);
    if (!seatDecision)
      throw new RulesError("random action", {
        path: [],
        reason: "the seat has no decision to make",
      });
    return agenda.randomAction(seatDecision, rng);
  }

  return { countActions, randomAction };
}

/** A random legal action of a random decider; throws a `RulesError` if nobody has to decide. */
export function randomActionOfAny<B extends Blueprint>(
  { dispatch }: Engine<B>,
  view: ViewOf<B>,
  rng: RandomSource,
): B["action"] {
  const seats = agenda.openDecision(view)?.seats ?? [];
  const seat = seats[agenda.randomIndex(seats.length, rng)];
  const seatDecision = seat === undefined ? undefined : agenda.seatDecisionOf(dispatch, view, seat);
  if (!seatDecision)
    throw new RulesError("random action", { path: [], reason: "nobody has a decision to make" });
  return agenda.randomAction(seatDecision, rng);
}
