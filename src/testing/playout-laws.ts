// Laws of what bots do: simulations that go on by chance, and points without sheets.
import type { GameTypes } from "../kernel/contract/game.ts";
import { playout } from "../kernel/tools/playout.ts";
import { type Moment, seatsOf, type Verdict } from "./law-inputs.ts";
import { rngOf } from "./random.ts";
import { isSameJson } from "./same-json.ts";

/** Playouts are cut short: there is one at every step. */
const MOST_ACTIONS = 4;

/** Laws of playouts and of points. */
export const playoutLaws = {
  "totals are those of the score sheets": ({ game, state }) => {
    const sheets = game.score(seatsOf(state).map((seat) => game.tableau(state, seat)));
    const totals = sheets.map(({ total }) => total);
    if (!isSameJson(game.totals(state), totals))
      return `${game.totals(state)} instead of ${totals}`;
    return isSameJson(game.simulate(state).totals(), totals)
      ? undefined
      : "a simulation gives others";
  },

  "a simulation advances by what it draws": ({ game, state, rng }) => {
    const [drawn, advanced] = [game.simulate(state), game.simulate(state)];
    const luck = `advance:${rng.below(1e9)}`;
    if (game.deciders(state).length === 0)
      return advanced.advance(rngOf(luck)) ? "it goes on after the end" : undefined;
    const action = drawn.randomAction(rngOf(luck));
    if (!drawn.apply(action).ok) return `${JSON.stringify(action)} is drawn, but refused`;
    if (!advanced.advance(rngOf(luck))) return "it does not go on";
    return isSameJson(advanced.state, drawn.state) ? undefined : "to another state";
  },

  "a clone goes its own way, and the same generator leads it to the same end": (moment) => {
    const { game, state, rng } = moment;
    const simulation = game.simulate(state);
    const luck = `playout:${rng.below(1e9)}`;
    const ends = [simulation.clone(), simulation.clone()].map((clone) => {
      const points = playout(clone, rngOf(luck), MOST_ACTIONS);
      return { points, totals: game.totals(clone.state), state: clone.state };
    });
    if (!isSameJson(simulation.state, state)) return "the simulation has gone along";
    if (!isSameJson(ends[0], ends[1])) return "another end";
    return isSameJson(ends[0]!.points, ends[0]!.totals) ? undefined : "other points";
  },
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;
