// Games of a bot against itself, of which positions are kept with the outcome.

import type { Evaluation, Weights } from "../../src/bots/evaluation.ts";
import { random } from "../../src/bots/index.ts";
import { search } from "../../src/bots/search/search.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Sample } from "./regression.ts";

/** A game of self-play. */
export interface SelfPlay<T extends GameTypes> {
  readonly game: Game<T>;
  readonly evaluation: Evaluation<Of<T, "state">>;
  readonly options: Of<T, "options">;
  readonly seed: string;
  /** Iterations for each move. */
  readonly iterations: number;
}

/** Without training, more points are better, above all towards the end. */
export const untrained: Weights = { points: [1, 3] };

/** One of this many moves is random, so that positions occur that good players avoid. */
const RANDOM_MOVES = 12;
/** One of this many settled positions is kept: successive ones are much alike. */
const KEPT = 1;
/** What the victory counts in an outcome; the rest is for the lead, which tells more than who won. */
const VICTORY = 0.5;
/** A lead of this fraction of the average points counts as much as a victory of 73 %. */
const LEAD = 0.15;

/** Plays a game, and returns a sample of its settled positions. */
export async function samplesOf<T extends GameTypes>(play: SelfPlay<T>): Promise<Sample[]> {
  const { game, evaluation, options, seed, iterations } = play;
  const rng = rngFrom(seed);
  const bots = { search: search(game, { iterations, evaluation }), random: random(game) };
  const kept: Omit<Sample, "shares">[] = [];
  let { state } = game.setup(options, seed);
  for (let actions = 0; ; actions++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    if (game.decision(state)?.ask === evaluation.settledAt && rng.below(KEPT) === 0)
      kept.push(positionOf(play, state));
    const bot = rng.below(RANDOM_MOVES) === 0 ? bots.random : bots.search;
    const action = await bot.choose(game.view(state, seat), seat, {
      seed: `${seed}, action ${actions}`,
    });
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error("bug: a bot chose an illegal action");
    state = result.state;
  }
  const shares = outcomeOf(game.totals(state), game.standings(state).winners);
  return kept.map((position) => ({ ...position, shares }));
}

function positionOf<T extends GameTypes>(
  { game, evaluation: { features, progressOf } }: SelfPlay<T>,
  state: Of<T, "state">,
): Omit<Sample, "shares"> {
  const points = game.totals(state);
  return {
    features: points.map((_, seat) => features.valuesOf(state, seat, points).map(rounded)),
    progress: rounded(progressOf(state)),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The share of the victory of each seat, softened by the lead; the sum is 1. */
export function outcomeOf(points: readonly number[], winners: readonly number[]): number[] {
  const average = points.reduce((sum, own) => sum + Math.abs(own), 0) / points.length;
  const powers = points.map((own) => Math.exp(own / (LEAD * average || 1)));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return VICTORY * won + (1 - VICTORY) * (power / sum);
  });
}
