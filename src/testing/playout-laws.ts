// Laws of what bots use: simulations that play on at random, and points without score sheets.
import type { GameTypes } from "../kernel/contract/game.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import { playout } from "../kernel/tools/playout.ts";
import { type Moment, seatsOf, type Verdict } from "./law-inputs.ts";
import { rngOf } from "./random.ts";

/** Playouts are short, because there is one at every step. */
const MOST_ACTIONS = 4;

/** Laws of playouts and of totals. */
export const playoutLaws = {
  "totals equal those of the score sheets": ({ game, state }) => {
    const sheets = game.score(seatsOf(state).map((seat) => game.tableau(state, seat)));
    const totals = sheets.map(({ total }) => total);
    if (!isSameJson(game.totals(state), totals))
      return `${game.totals(state)} instead of ${totals}`;
    return isSameJson(game.simulate(state).totals(), totals)
      ? undefined
      : "the totals of a simulation differ";
  },

  "advance performs the random action of the same random source": ({ game, state, rng }) => {
    const [applied, advanced] = [game.simulate(state), game.simulate(state)];
    const seed = `advance:${rng.below(1e9)}`;
    if (game.deciders(state).length === 0)
      return advanced.advance(rngOf(seed)) ? "it advances after the end" : undefined;
    const action = applied.randomAction(rngOf(seed));
    if (!applied.apply(action).ok)
      return `${JSON.stringify(action)} is a random action, but refused`;
    if (!advanced.advance(rngOf(seed))) return "it does not advance";
    return isSameJson(advanced.state, applied.state) ? undefined : "the states differ";
  },

  "a clone is independent, and the same random source leads it to the same end": (moment) => {
    const { game, state, rng } = moment;
    const simulation = game.simulate(state);
    const seed = `playout:${rng.below(1e9)}`;
    const ends = [simulation.clone(), simulation.clone()].map((clone) => {
      const points = playout(clone, rngOf(seed), MOST_ACTIONS);
      return { points, totals: game.totals(clone.state), state: clone.state };
    });
    if (!isSameJson(simulation.state, state)) return "the original simulation has changed";
    if (!isSameJson(ends[0], ends[1])) return "the clones end differently";
    return isSameJson(ends[0]!.points, ends[0]!.totals)
      ? undefined
      : "the points differ from the totals";
  },
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;
