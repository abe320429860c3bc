// The law that seats in `revealedTo` can learn something.
import type { GameTypes } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Verdict, WithCoverage } from "./law-inputs.ts";
import { otherWorldOf } from "./other-worlds.ts";
import { worldOf } from "./worlds.ts";

/** Maximum number of worlds tried at a moment. If little is revealed, only a few of them differ. */
const WORLDS = 20;

export const revealLaw = {
  "seats in revealedTo would have seen something else in some other state": (taken) => {
    const { action, step, coverage } = taken;
    for (const seat of step.revealedTo) {
      // The seat is known to learn something from actions like this one.
      if (coverage.isCovered(action, step.events, seat)) continue;
      const group = coverage.record(action, step.events, seat, canLearn(taken, seat));
      if (group !== undefined) return `seat ${seat} learns nothing from ${group}`;
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(taken: WithCoverage<T>) => Verdict>;

/** True if the seat would have seen something else in another world. */
function canLearn<T extends GameTypes>(taken: WithCoverage<T>, seat: Seat): boolean {
  for (let i = 0; i < WORLDS; i++) {
    const world = worldOf(taken, taken.state, seat, taken.rng);
    if (otherWorldOf(taken, seat, world).differs !== undefined) return true;
  }
  return false;
}
