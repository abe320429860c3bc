// Doors that count and draw actions without listing them.
import * as agenda from "../agenda.ts";
import type { Blueprint, ViewOf } from "../blueprint.ts";
import type { Engine } from "../engine.ts";
import { RulesError } from "../errors.ts";
import type { Chance } from "../exact.ts";
import type { Like } from "../like.ts";
import { mustBeView } from "../trust.ts";
import type { Seat } from "../types.ts";
import { readLike } from "./half-made.ts";

/** The doors of a game that count and draw actions. */
export function drawingDoors<B extends Blueprint>(engine: Engine<B>) {
  const { book } = engine;

  function count(view: ViewOf<B>, seat: Seat, like?: Like<B["action"]>): number {
    mustBeView(engine, view);
    if (like === undefined) return agenda.count(book, view, seat);
    const wanted = readLike(engine, seat, like);
    return wanted ? agenda.count(book, view, seat, wanted) : 0;
  }

  function draw(view: ViewOf<B>, seat: Seat, rng: Chance): B["action"] {
    mustBeView(engine, view);
    const at = agenda.standpointOf(book, view, seat);
    if (!at) throw new RulesError("nothing to draw", { path: [], reason: "the seat is not asked" });
    return agenda.draw(at, rng);
  }

  return { count, draw };
}

/** A random action of one of those who are asked; there must be one. */
export function drawFor<B extends Blueprint>(
  { book }: Engine<B>,
  view: ViewOf<B>,
  rng: Chance,
): B["action"] {
  const seats = agenda.openDecision(view)?.seats ?? [];
  const seat = seats[seats.length > 1 ? rng.below(seats.length) : 0];
  const at = seat === undefined ? undefined : agenda.standpointOf(book, view, seat);
  if (!at) throw new RulesError("nothing to draw", { path: [], reason: "nobody is asked" });
  return agenda.draw(at, rng);
}
