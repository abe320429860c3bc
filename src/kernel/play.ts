import { rngOn } from "./rng.ts";
import type { Blueprint, PlayOf, Position } from "./rules.ts";
import type { Seat } from "./types.ts";

/** What a run of rules says, and the `Play` by which it says it. */
export function playOn<P extends Blueprint>(position: Position<P>) {
  const events: P["event"][] = [];
  const informed = new Set<Seat>();
  const play: PlayOf<P> = {
    rng: rngOn(position),
    emit: (event) => {
      events.push(event);
    },
    next: (...entries) => {
      position.agenda.push(...entries.reverse());
    },
    inform: (seats) => {
      for (const seat of seats) informed.add(seat);
    },
  };
  const said = () => ({ events, informed: [...informed].sort((a, b) => a - b) });
  return { play, said };
}
