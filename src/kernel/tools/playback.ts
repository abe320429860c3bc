// Plays the moves of a game again, up to the first that is refused.
import type { Game, GameTypes, Of, Refused, Step } from "../contract/game.ts";

/** What determines a game: options, seed and actions. */
export interface GameInput<T extends GameTypes> {
  readonly options: Of<T, "options">;
  readonly seed: string;
  readonly actions: readonly Of<T, "action">[];
}

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
  { options, seed, actions }: GameInput<T>,
): Generator<Step<T>, End<T>, undefined> {
  let step = game.setup(options, seed);
  yield step;
  for (const [index, action] of actions.entries()) {
    const { state } = step;
    const result = game.reduce(state, action);
    if (!result.ok) return { state, refused: { index, action, refusal: result.refusal, state } };
    step = result;
    yield step;
  }
  return { state: step.state, refused: undefined };
}

/** Returns all steps, and where they lead. */
export function playBack<T extends GameTypes>(
  game: Game<T>,
  input: GameInput<T>,
): End<T> & { readonly steps: readonly Step<T>[] } {
  const steps: Step<T>[] = [];
  const playing = playBackSteps(game, input);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return { steps, ...value };
    steps.push(value);
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
