import type { Game, GameInput, GameTypes, Of, Step } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";

/** Chooses an action of one of the deciders; `undefined` stops the game there. */
export type Chooser<T extends GameTypes> = (
  state: Of<T, "state">,
  deciders: readonly Seat[],
) => Of<T, "action"> | undefined;

/** Plays a game and yields its steps: the set-up first, then one for each action. */
export function* playBy<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
  choose: Chooser<T>,
): Generator<Step<T>> {
  let step = game.setup(options, seed);
  yield step;
  for (;;) {
    const deciders = game.deciders(step.state);
    const action = deciders.length > 0 ? choose(step.state, deciders) : undefined;
    if (!action) return;
    const result = game.reduce(step.state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    step = result;
    yield step;
  }
}

/** The result of an attempt to play a game. */
export interface Attempt<T extends GameTypes> {
  /** Includes the action that made the game fail, if one did. */
  readonly moves: GameInput<T>;
  readonly steps: readonly Step<T>[];
  /** What the game threw. */
  readonly failure: { readonly cause: unknown } | undefined;
}

/** Plays a game that may be faulty, so that the laws can find the fault. */
export function attempt<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
  choose: Chooser<T>,
): Attempt<T> {
  const steps: Step<T>[] = [];
  const actions: Of<T, "action">[] = [];
  const moves: GameInput<T> = { options, seed, actions };
  const recorded: Chooser<T> = (...args) => {
    const action = choose(...args);
    if (action) actions.push(action);
    return action;
  };
  try {
    for (const step of playBy(game, options, seed, recorded)) steps.push(step);
  } catch (cause) {
    return { moves, steps, failure: { cause } };
  }
  return { moves, steps, failure: undefined };
}
