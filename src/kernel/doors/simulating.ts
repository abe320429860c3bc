// The door to playouts: the same rules in place on a private copy.
import * as agenda from "../agenda.ts";
import type { Blueprint, Position, StateOf, ViewOf } from "../blueprint.ts";
import { copyForPlayout } from "../copy.ts";
import type { Engine } from "../engine.ts";
import type { Chance } from "../exact.ts";
import { runOn } from "../play.ts";
import { mustBeState, shaped } from "../trust.ts";
import type { Refuse } from "./asking.ts";
import { drawFor } from "./drawing.ts";
import { totalsOf } from "./showing.ts";

/** Opens simulations of a game. */
export function simulatingDoor<B extends Blueprint>(engine: Engine<B>, refuse: Refuse<B>) {
  const { book, reactions } = engine;
  const totals = totalsOf(engine);

  function open(state: StateOf<B>) {
    const position = shaped(engine, copyForPlayout(state) as Position<B>);
    const run = runOn(position, reactions);
    const quietRun = runOn(position, reactions, false);
    return {
      state: position as StateOf<B>,
      apply(action: B["action"]) {
        const refusal = refuse(position as ViewOf<B>, action);
        if (refusal) return { ok: false, refusal };
        agenda.perform(book, position, action, run);
        return { ok: true, ...run.said() };
      },
      draw: (rng: Chance) => drawFor(engine, position as ViewOf<B>, rng),
      advance(rng: Chance): boolean {
        if (position.agenda.length === 0) return false;
        agenda.perform(book, position, drawFor(engine, position as ViewOf<B>, rng), quietRun);
        return true;
      },
      totals: () => totals(position as ViewOf<B>),
      clone: () => open(position as StateOf<B>),
    };
  }

  return {
    simulate(state: StateOf<B>) {
      mustBeState(engine, state);
      return open(state);
    },
  };
}
