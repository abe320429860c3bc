import type { RandomSource } from "../agenda/countable.ts";
import type { GameTypes, Simulation } from "../contract/game.ts";
import { RulesError } from "../data/errors.ts";
import { isObject } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";

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
  if (typeof mostActions !== "number" || Number.isNaN(mostActions))
    throw new RulesError(
      "playout",
      wrongValue(["mostActions"], mostActions, { kinds: ["a number"] }),
    );
  if (!isSimulation(simulation))
    throw new RulesError("playout", wrongValue([], simulation, { kinds: ["a simulation"] }));
  for (let done = 0; done < mostActions && simulation.advance(rng); done++);
  return simulation.totals();
}

function isSimulation(value: object): boolean {
  try {
    return isObject(value) && "advance" in value && "totals" in value;
  } catch {
    return false; // a proxy trap threw
  }
}
