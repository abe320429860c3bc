import { type Action, rngFrom } from "abyss-rules";
import type { SeatView } from "../../docs/playground/src/interaction/clickable-game.ts";
import type { Subject } from "./subjects.ts";

/** A position of a random game, as who is asked sees it, and an action that is legal in it. */
interface Position {
  readonly who: SeatView;
  readonly action: Action;
}

/** So many actions lie between two positions: a whole game has several hundred. */
const STRIDE = 5;

/** Positions of a random game, so many actions apart. */
export function* positions(
  { game, options }: Subject,
  seed: string,
  stride: number = STRIDE,
): Generator<Position> {
  const rng = rngFrom(seed);
  let { state } = game.setup(options, seed);
  let actions = 0;
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const action = game.randomAction(state, seat, rng);
    if (actions % stride === 0) yield { who: { view: game.view(state, seat), seat }, action };
    actions += 1;
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error(result.refusal.code);
    state = result.state;
  }
}
