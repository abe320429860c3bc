// The door to playouts: the same rules in place on a private copy.
import * as agenda from "../agenda.ts";
import type { Blueprint, Position, StateOf, ViewOf } from "../blueprint.ts";
import { copy, copyForPlayout } from "../copy.ts";
import type { Engine } from "../engine.ts";
import type { Chance } from "../exact.ts";
import { frozen } from "../frozen.ts";
import { runOn } from "../play.ts";
import { blaming, shaped, withState } from "../trust.ts";
import { takeAction } from "./actions.ts";
import { drawFor } from "./drawing.ts";
import { totalsOf } from "./showing.ts";

/** Opens simulations of a game. */
export function simulatingDoor<B extends Blueprint>(engine: Engine<B>) {
  const { book, reactions, ruleNumbers } = engine;
  const totals = totalsOf(engine);

  function open(state: StateOf<B>) {
    const position = shaped(engine, copyForPlayout(state) as Position<B>);
    const run = runOn(position, reactions);
    const quietRun = runOn(position, reactions, false);
    // Whoever has the simulation has its position, and can spoil it.
    const safely = <R>(use: () => R): R => blaming(engine.id, use);
    return {
      state: position as StateOf<B>,
      apply: (action: B["action"]) =>
        safely(() => {
          const read = takeAction(engine, action);
          if (!read.ok) return { ok: false, refusal: read.refusal };
          const refusal = agenda.refuse(book, ruleNumbers, position as ViewOf<B>, read.value);
          if (refusal) return { ok: false, refusal: frozen(copy(refusal)) };
          agenda.perform(book, position, read.value, run);
          return { ok: true, ...run.said() };
        }),
      draw: (rng: Chance) => safely(() => drawFor(engine, position as ViewOf<B>, rng)),
      advance: (rng: Chance): boolean =>
        safely(() => {
          if (position.agenda.length === 0) return false;
          agenda.perform(book, position, drawFor(engine, position as ViewOf<B>, rng), quietRun);
          return true;
        }),
      totals: () => safely(() => totals(position as ViewOf<B>)),
      clone: () => safely(() => open(position as StateOf<B>)),
    };
  }

  return {
    simulate: (state: StateOf<B>) => withState(engine, state, open),
  };
}
