// Doors that count and draw actions without listing them.
import * as agenda from "../agenda.ts";
import type { Blueprint, ViewOf } from "../blueprint.ts";
import type { Engine } from "../engine.ts";
import { RulesError } from "../errors.ts";
import { type Chance, fair } from "../exact.ts";
import type { Like } from "../like.ts";
import { withView } from "../trust.ts";
import type { Seat } from "../types.ts";
import { readLike } from "./half-made.ts";

/** The doors of a game that count and draw actions. */
export function drawingDoors<B extends Blueprint>(engine: Engine<B>) {
  const { book } = engine;

  function count(view: ViewOf<B>, seat: Seat, like?: Like<B["action"]>): number {
    return withView(engine, view, (own) => {
      if (like === undefined) return agenda.count(book, own, seat);
      const wanted = readLike(engine, seat, like);
      return wanted ? agenda.count(book, own, seat, wanted) : 0;
    });
  }

  function draw(view: ViewOf<B>, seat: Seat, rng: Chance): B["action"] {
    return withView(engine, view, (own) => {
      const at = agenda.standpointOf(book, own, seat);
      if (!at)
        throw new RulesError("nothing to draw", { path: [], reason: "the seat is not asked" });
      return agenda.draw(at, fair(rng));
    });
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
  const chance = fair(rng);
  const seat = seats[agenda.indexBelow(seats.length, chance)];
  const at = seat === undefined ? undefined : agenda.standpointOf(book, view, seat);
  if (!at) throw new RulesError("nothing to draw", { path: [], reason: "nobody is asked" });
  return agenda.draw(at, chance);
}
