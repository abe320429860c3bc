import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { RandomGame } from "../../src/testing/arbitraries/index.ts";
import { nearMissLaw } from "../../src/testing/miss-law.ts";

/**
 * Tries actions where they do not belong: at one step in so many, and after the end, the last one of each
 * kind, by the seat that acts now. Near-misses of the laws are of the kind that is asked for; these are
 * not. Throws if one is neither legal nor refused by a rule.
 */
export function tryMisplaced<T extends GameTypes>(
  { game, moves, states }: RandomGame<T>,
  every: number,
): void {
  const last = new Map<string, Of<T, "action">>();
  for (const [step, state] of states.entries()) {
    const action = moves.actions[step];
    if (step % every === 0 || !action) {
      const seat = action?.seat ?? 0;
      const verdictOn = nearMissLaw(game, state, seat);
      for (const other of last.values()) {
        const wrong = verdictOn({ ...other, seat });
        if (wrong) throw new Error(`an action of another moment, after ${step} actions: ${wrong}`);
      }
    }
    if (action) last.set(action.type, action);
  }
}
