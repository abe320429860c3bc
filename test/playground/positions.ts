import { type Action, rngFrom } from "abyss-rules";
import type { SeatView } from "../../docs/playground/src/interaction/clickable-game.ts";
import { amount } from "../repetition.ts";
import type { Subject } from "./subjects.ts";

/** A position of a random game as the decider sees it, and a legal action. */
interface Position {
  readonly seatView: SeatView;
  readonly action: Action;
}

/** The number of actions between two positions; a whole game has several hundred. */
const STRIDE = amount(20, 5);

const known = new Map<Subject, Map<string, readonly Position[]>>();

/** Positions of a random game, `stride` actions apart. The same game is played once. */
export function positions(
  subject: Subject,
  seed: string,
  stride: number = STRIDE,
): readonly Position[] {
  const bySeed = known.get(subject) ?? new Map<string, readonly Position[]>();
  known.set(subject, bySeed);
  const found = bySeed.get(`${stride} ${seed}`) ?? [...playedPositions(subject, seed, stride)];
  bySeed.set(`${stride} ${seed}`, found);
  return found;
}

/** The same positions, one after the other. */
export function* playedPositions(
  { game, options }: Subject,
  seed: string,
  stride: number,
): Generator<Position> {
  const rng = rngFrom(seed);
  let { state } = game.setup(options, seed);
  let actions = 0;
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const action = game.randomAction(state, seat, rng);
    if (actions % stride === 0) yield { seatView: { view: game.view(state, seat), seat }, action };
    actions += 1;
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error(result.refusal.code);
    state = result.state;
  }
}
