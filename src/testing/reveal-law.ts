// The law of seats that are told for nothing: who is informed must be able to learn something.
import type { GameTypes } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Verdict, WithCoverage } from "./law-inputs.ts";
import { otherWorldOf } from "./other-worlds.ts";

/** So many worlds are tried at a moment, until one differs: what is learned may be little. */
const WORLDS = 20;

export const revealLaw = {
  "who is informed would have seen something else in some world": (turn) => {
    const { action, step, coverage } = turn;
    for (const seat of step.revealedTo) {
      // What is settled needs no more worlds.
      if (coverage.isCovered(action, step.events, seat)) continue;
      const nothing = coverage.record(action, step.events, seat, learns(turn, seat));
      if (nothing !== undefined) return `seat ${seat} learns nothing from ${nothing}`;
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(turn: WithCoverage<T>) => Verdict>;

/** Whether the seat would have seen something else in another world. */
function learns<T extends GameTypes>(turn: WithCoverage<T>, seat: Seat): boolean {
  for (let world = 0; world < WORLDS; world++)
    if (otherWorldOf(turn, seat).differs !== undefined) return true;
  return false;
}
