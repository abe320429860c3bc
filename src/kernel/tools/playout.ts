import type { RandomSource } from "../agenda/countable.ts";
import type { GameTypes, Simulation } from "../contract/game.ts";

/**
 * Plays random legal actions in a simulation, to the end or at most `mostActions`, and returns the points
 * per seat. The same generator state gives the same game.
 *
 * @example
 * ```ts
 * const start = abyss.simulate(abyss.sampleState(view, "a world"));
 * const points = playout(start.clone(), rngFrom("dice"));
 * ```
 */
export function playout<T extends GameTypes>(
  simulation: Simulation<T>,
  rng: RandomSource,
  mostActions: number = Number.POSITIVE_INFINITY,
): readonly number[] {
  for (let done = 0; done < mostActions && simulation.advance(rng); done++);
  return simulation.totals();
}
