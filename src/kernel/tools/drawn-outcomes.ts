// Outcomes from a random source other than the generator in the state, recorded as they are drawn.
import { type Outcome, recordingRng } from "../components/outcome.ts";
import type { DrawBelow } from "../components/rng.ts";
import { engineOf } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of, Result, Step } from "../contract/game.ts";

/** A step or a refusal, and the outcomes that were drawn for it. */
interface Drawn<Outcomes> {
  readonly result: Outcomes;
  /** The outcomes in order, as `setupWithOutcomes` and `reduceWithOutcomes` take them. */
  readonly outcomes: readonly Outcome[];
}

/** Like `setup`, with the outcomes of a random source. The state has no generator. */
export const setupFromSource = <T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  source: DrawBelow,
): Drawn<Step<T>> => drawing(source, (rngFor) => engineOf(game).setupWithRng(options, rngFor));

/** Like `reduce`, with the outcomes of a random source. For a refused action nothing is drawn. */
export const reduceFromSource = <T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  action: unknown,
  source: DrawBelow,
): Drawn<Result<T>> =>
  drawing(source, (rngFor) => engineOf(game).reduceWithRng(state, action, rngFor));

function drawing<Outcomes>(
  source: DrawBelow,
  run: (rngFor: () => ReturnType<typeof recordingRng>) => Outcomes,
): Drawn<Outcomes> {
  const outcomes: Outcome[] = [];
  const result = run(() => recordingRng(source, (outcome) => outcomes.push(outcome)));
  return { result, outcomes };
}
