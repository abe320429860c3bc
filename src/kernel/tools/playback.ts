// Plays the moves of a game again, up to the first that is refused.
import type {
  Game,
  GameInput,
  GameInputWithOutcomes,
  GameTypes,
  Of,
  Refused,
  Result,
  Step,
} from "../contract/game.ts";
import { inside, type Problem, RulesError } from "../data/errors.ts";
import { OUTCOMES, reduceWithOutcomes, setupWithOutcomes } from "./scripted-outcomes.ts";

/** The moves of a game, with a seed or with outcomes. */
export type Moves<T extends GameTypes> = GameInput<T> | GameInputWithOutcomes<T>;

/** True for the moves of a game whose outcomes did not come from a seed. */
export const hasOutcomes = <T extends GameTypes>(
  moves: Moves<T>,
): moves is GameInputWithOutcomes<T> => "outcomes" in moves && moves.outcomes !== undefined;

/** An action that the rules refuse. */
export interface RefusedAction<T extends GameTypes> {
  /** Its index in the list of actions. */
  readonly index: number;
  readonly action: Of<T, "action">;
  readonly refusal: Refused<T>["refusal"];
  /** The state in which it is refused. */
  readonly state: Of<T, "state">;
}

/** Where the moves of a game lead. */
interface End<T extends GameTypes> {
  readonly state: Of<T, "state">;
  /** The first action that is refused, if any. */
  readonly refused: RefusedAction<T> | undefined;
}

/** Yields a step for the set-up and one for each accepted action; returns where they lead. */
export function* playBackSteps<T extends GameTypes>(
  game: Game<T>,
  moves: Moves<T>,
): Generator<Step<T>, End<T>, undefined> {
  let step = setUp(game, moves);
  yield step;
  for (const [index, action] of moves.actions.entries()) {
    const { state } = step;
    const result = perform(game, state, moves, index);
    if (!result.ok) return { state, refused: { index, action, refusal: result.refusal, state } };
    step = result;
    yield step;
  }
  return { state: step.state, refused: undefined };
}

const setUp = <T extends GameTypes>(game: Game<T>, moves: Moves<T>): Step<T> =>
  hasOutcomes(moves)
    ? locating(["deal"], () => setupWithOutcomes(game, moves.options, moves.deal))
    : game.setup(moves.options, moves.seed);

const perform = <T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  moves: Moves<T>,
  index: number,
): Result<T> =>
  hasOutcomes(moves)
    ? locating(["outcomes", index], () =>
        reduceWithOutcomes(game, state, moves.actions[index], moves.outcomes[index]!),
      )
    : game.reduce(state, moves.actions[index]);

/** Adds the place in the moves to the problem of an impossible outcome. */
function locating<Done>(place: Problem["path"], run: () => Done): Done {
  try {
    return run();
  } catch (error) {
    throw isImpossibleOutcome(error)
      ? new RulesError(error.what, error.problems.map(inside(...place)), { cause: error })
      : error;
  }
}

/** True for the error for an outcome that is impossible, missing or not used. */
export const isImpossibleOutcome = (error: unknown): error is RulesError =>
  error instanceof RulesError && error.what === OUTCOMES;

/** The steps of the moves, and why there are no more. */
interface Played<T extends GameTypes> {
  readonly steps: readonly Step<T>[];
  /** The first action that is refused, if any. */
  readonly refused: RefusedAction<T> | undefined;
  /** The first outcome that is impossible, if any. */
  readonly impossible: Problem | undefined;
}

/** Returns all steps, and why there are no more. */
export function playBack<T extends GameTypes>(game: Game<T>, moves: Moves<T>): Played<T> {
  const steps: Step<T>[] = [];
  const playing = playBackSteps(game, moves);
  try {
    for (;;) {
      const { done, value } = playing.next();
      if (done) return { steps, refused: value.refused, impossible: undefined };
      steps.push(value);
    }
  } catch (error) {
    if (!isImpossibleOutcome(error)) throw error;
    return { steps, refused: undefined, impossible: error.problems[0] };
  }
}

/** Says which action is refused and why: `action 5 (recruit) is refused: cannot-pay (AB-28)`. */
export function refusedInShort<T extends GameTypes>(refused: RefusedAction<T>): string {
  const { code, rule } = refused.refusal;
  return `${actionInShort(refused)} is refused: ${code} (${rule})`;
}

/** Names an action by its number, counted from 1, and its type if it has one: `action 5 (recruit)`. */
export function actionInShort<T extends GameTypes>({
  index,
  action,
  refusal,
}: Pick<RefusedAction<T>, "index" | "action"> & Partial<RefusedAction<T>>): string {
  return refusal?.code === "malformed"
    ? `action ${index + 1}`
    : `action ${index + 1} (${action.type})`;
}
