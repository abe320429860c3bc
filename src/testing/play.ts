import type { Game, GameTypes, Of, Step } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Moves } from "../kernel/tools/replay.ts";

/** Chooses what one of the deciders does; nothing: the game is left there. */
export type Chooser<T extends GameTypes> = (
  state: Of<T, "state">,
  deciders: readonly Seat[],
) => Of<T, "action"> | undefined;

/** A step of a game, and the action that led to it; the set-up has none. */
export interface PlayedStep<T extends GameTypes> extends Step<T> {
  readonly action: Of<T, "action"> | undefined;
}

/** Plays a game step by step: the set-up first, then one step for each action. */
export function* playBy<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
  choose: Chooser<T>,
): Generator<PlayedStep<T>> {
  let step = game.setup(options, seed);
  yield { ...step, action: undefined };
  for (;;) {
    const deciders = game.deciders(step.state);
    const action = deciders.length > 0 ? choose(step.state, deciders) : undefined;
    if (!action) return;
    const result = game.reduce(step.state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    step = result;
    yield { ...step, action };
  }
}

/** What was tried in a game. */
export interface Attempt<T extends GameTypes> {
  /** With the action at which the game broke, if it did. */
  readonly moves: Moves<T>;
  readonly steps: readonly PlayedStep<T>[];
  /** What the game broke with. */
  readonly failure: { readonly cause: unknown } | undefined;
}

/** Plays a game that may be broken, so that the laws can say what is wrong with it. */
export function attempt<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
  choose: Chooser<T>,
): Attempt<T> {
  const steps: PlayedStep<T>[] = [];
  const actions: Of<T, "action">[] = [];
  const moves: Moves<T> = { options, seed, actions };
  const noted: Chooser<T> = (...asked) => {
    const action = choose(...asked);
    if (action) actions.push(action);
    return action;
  };
  try {
    for (const step of playBy(game, options, seed, noted)) steps.push(step);
  } catch (cause) {
    return { moves, steps, failure: { cause } };
  }
  return { moves, steps, failure: undefined };
}
