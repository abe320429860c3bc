// What many laws look up in a state: its views, legal actions and other worlds. Each is computed once.
import type { Rng } from "../kernel/components/rng.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { Seat, Viewer } from "../kernel/data/types.ts";
import { type SomeLegalActions, someLegalActions } from "./random.ts";
import type { TestedGame } from "./subject.ts";
import { worldOf } from "./worlds.ts";

/** What laws look up in a state. */
export interface Lookups<T extends GameTypes> {
  /** The view of a viewer. */
  readonly viewOf: (viewer: Viewer) => Of<T, "view">;
  /** The first legal actions of a seat. */
  readonly legalActionsOf: (seat: Seat) => SomeLegalActions<T>;
  /** A random other state that has the same view for a viewer. */
  readonly worldFor: (viewer: Viewer) => Of<T, "state">;
}

/** The lookups of a state. Each other world has a random source of its own, whichever laws look it up. */
export const lookupsOf = <T extends GameTypes>(
  subject: Pick<TestedGame<T>, "game" | "visibility">,
  state: Of<T, "state">,
  rngFor: (viewer: Viewer) => Rng,
): Lookups<T> => ({
  viewOf: once((viewer) => subject.game.view(state, viewer)),
  legalActionsOf: once((seat) => someLegalActions(subject.game, state, seat)),
  worldFor: once((viewer) => worldOf(subject, state, viewer, rngFor(viewer))),
});

/** Remembers the values of a function. */
function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}
