// How a search values the positions that it reaches: by counting points, or by a trained evaluation.
import type { Rng } from "../../kernel/components/rng.ts";
import type { Game, GameTypes, Of, Simulation } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { contributionsOf, type Evaluation, logitOf, softmax, weigherOf } from "../evaluation.ts";
import { valuesAtEnd, valuesIn } from "../value.ts";

/** The value of a position. */
export interface Judgement {
  /** The expected share of the victory for each seat. */
  readonly values: readonly number[];
  /** What each feature contributes to that of a seat; not at the end of a game, nor if the points are counted. */
  readonly contributionsTo?: (seat: Seat) => readonly number[];
}

/** Values positions, and says how widely to search for such values. */
export interface Judge<T extends GameTypes> {
  /** Plays on at random to a position that can be valued. */
  playOn(world: Simulation<T>, rng: Rng): void;
  /** The value of the current position. */
  judge(world: Simulation<T>): Judgement;
  /** How many new actions are compared, of which the best joins the tree. */
  readonly candidates: number;
  /** Weight of exploration against exploitation. Measured in tournaments. */
  readonly exploration: number;
  /** True if the search ends when no other action can become the most visited one. */
  readonly endsEarly: boolean;
}

/** Random actions before the points are counted. */
const POINTS_DEPTH = 12;
/** Random actions until a position is settled, at most. */
const MOST_UNSETTLED = 12;

/** Counts the points after some random actions. */
export const pointsJudge = <T extends GameTypes>(
  game: Game<T>,
  depth = POINTS_DEPTH,
): Judge<T> => ({
  playOn(world, rng) {
    for (let played = 0; played < depth && world.advance(rng); played++);
  },
  judge: (world) => ({ values: valuesIn(game, world) }),
  candidates: 1,
  exploration: 0.7,
  endsEarly: false,
});

/** Plays on until the position is settled, and evaluates it. */
export const trainedJudge = <T extends GameTypes>(
  game: Game<T>,
  evaluation: Evaluation<Of<T, "state">>,
  depth = MOST_UNSETTLED,
): Judge<T> => {
  const weigh = weigherOf(evaluation);
  return {
    playOn(world, rng) {
      const isSettled = () => game.decision(world.state)?.ask === evaluation.settledAt;
      for (let played = 0; played < depth && !isSettled() && world.advance(rng); played++);
    },
    judge(world) {
      const points = world.totals();
      if (game.deciders(world.state).length === 0)
        return { values: valuesAtEnd(points, game.standings(world.state).winners) };
      const weighted = weigh(world.state, points);
      return {
        values: softmax(weighted.map(logitOf)),
        contributionsTo: (seat) => contributionsOf(weighted, seat),
      };
    },
    candidates: 3,
    // A trained value differs less between actions than a count of points.
    exploration: 0.2,
    endsEarly: true,
  };
};
