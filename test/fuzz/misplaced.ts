import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { RandomGame } from "../../src/testing/arbitraries/index.ts";
import { nearMissLaw } from "../../src/testing/near-miss-law.ts";

/**
 * Tries actions in other positions than their own: at every `every`-th step and after the end, the latest action of
 * each type, by the seat that acts now. The near-misses of the laws have a type that answers the open question; these
 * do not. Throws if one is neither legal nor refused by a rule.
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
        const verdict = verdictOn({ ...other, seat });
        if (verdict)
          throw new Error(`an action of another position, after ${step} actions: ${verdict}`);
      }
    }
    if (action) last.set(action.type, action);
  }
}
