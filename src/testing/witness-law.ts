// The law of seats that are told for nothing: who is informed must be able to learn something.
import type { GameTypes } from "../kernel/game.ts";
import type { Seat } from "../kernel/types.ts";
import type { Verdict, Witnessed } from "./facts.ts";
import { glimpseOf } from "./glimpses.ts";

/** So many worlds are tried at a moment, until one differs: what is learned may be little. */
const WORLDS = 20;

export const witnessLaw = {
  "who is informed would have seen something else in some world": (turn) => {
    const { action, step, witness } = turn;
    for (const seat of step.informed) {
      // What is settled needs no more worlds.
      if (witness.knows(action, step.events, seat)) continue;
      const nothing = witness.note(action, step.events, seat, learns(turn, seat));
      if (nothing !== undefined) return `seat ${seat} learns nothing from ${nothing}`;
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(turn: Witnessed<T>) => Verdict>;

/** Whether the seat would have seen something else in another world. */
function learns<T extends GameTypes>(turn: Witnessed<T>, seat: Seat): boolean {
  for (let world = 0; world < WORLDS; world++)
    if (glimpseOf(turn, seat).differs !== undefined) return true;
  return false;
}
