// Simulations for bots and playouts: the same rules, run in place on a private copy.
import * as agenda from "../agenda/agenda.ts";
import type { RandomSource } from "../agenda/countable.ts";
import { startRun } from "../agenda/run.ts";
import type { Engine } from "../contract/engine.ts";
import { knownState, trust } from "../contract/trust.ts";
import { deepCopy, deepCopyForPlayout } from "../data/deep-copy.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import type { Blueprint, StateOf, ViewOf, WorkingState } from "../rules/blueprint.ts";
import { randomActionOfAny } from "./random-actions.ts";
import { readActionOrRefuse } from "./read-action.ts";
import { totalsOf } from "./views.ts";

/** Creates `simulate` of a game. */
export function simulationApi<B extends Blueprint>(engine: Engine<B>) {
  const { dispatch, reactions, ruleNumbers } = engine;
  const totals = totalsOf(engine);

  function simulationOf(state: StateOf<B>) {
    const position = trust(engine, deepCopyForPlayout(state) as WorkingState<B>);
    const view = position as ViewOf<B>;
    const run = startRun(position, reactions);
    const quietRun = startRun(position, reactions, false);
    return {
      state: position as StateOf<B>,
      apply(action: B["action"]) {
        const read = readActionOrRefuse(engine, action);
        if (!read.ok) return { ok: false, refusal: read.refusal };
        const refusal = agenda.findRefusal(dispatch, ruleNumbers, view, read.value);
        if (refusal) return { ok: false, refusal: deepFreeze(deepCopy(refusal)) };
        agenda.perform(dispatch, position, read.value, run);
        return { ok: true, action: read.value, ...run.takeOutput() };
      },
      randomAction: (rng: RandomSource) => randomActionOfAny(engine, view, rng),
      advance(rng: RandomSource): boolean {
        if (position.agenda.length === 0) return false;
        agenda.perform(dispatch, position, randomActionOfAny(engine, view, rng), quietRun);
        return true;
      },
      totals: () => totals(view),
      clone: () => simulationOf(position as StateOf<B>),
    };
  }

  return {
    simulate: (state: StateOf<B>) => simulationOf(knownState(engine, state)),
  };
}
