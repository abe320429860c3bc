// npm run bench: what things cost, as ratios within one run. Absolute times depend on the machine.

import type { Entry } from "../../src/cli/games.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import type { GameTypes, Of } from "../../src/kernel/game.ts";
import { playRandomly } from "../../src/testing/random.ts";
import { benchPayments } from "./payments.ts";

const GAMES = 40;

interface Course<T extends GameTypes> {
  readonly start: Of<T, "state">;
  readonly actions: readonly Of<T, "action">[];
}

function courseOf<T extends GameTypes>({ game, options }: Entry<T>, seed: string): Course<T> {
  const steps = [...playRandomly(game, options(3), seed)];
  const actions = steps.map(({ action }) => action).filter((action) => action !== undefined);
  return { start: steps[0]!.state, actions };
}

/** The best of several runs, in microseconds per action. */
function cost(actions: number, run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return (Math.min(...times) / actions) * 1000;
}

function bench<T extends GameTypes>(entry: Entry<T>): void {
  const { game, name } = entry;
  const courses = Array.from({ length: GAMES }, (_, i) => courseOf(entry, `bench ${i}`));
  const total = courses.reduce((sum, { actions }) => sum + actions.length, 0);

  const throughApply = (through: "apply" | "reduce") => () => {
    for (const { start, actions } of courses) {
      let state = start;
      for (const action of actions) state = game[through](state, action).state;
    }
  };
  const inPlace = () => {
    for (const { start, actions } of courses) {
      const simulation = game.simulate(start);
      for (const action of actions) simulation.apply(action);
    }
  };
  const firstLegal = () => {
    for (const { start, actions } of courses) {
      const simulation = game.simulate(start);
      for (const action of actions) {
        game.legal(simulation.state, action.seat)[Symbol.iterator]().next();
        simulation.apply(action);
      }
    }
  };
  const rows = {
    "simulate (in place)": cost(total, inPlace),
    "simulate, first legal action": cost(total, firstLegal),
    "apply (immutable)": cost(total, throughApply("apply")),
    "reduce (checked, immutable)": cost(total, throughApply("reduce")),
  };
  const unit = rows["simulate (in place)"];
  console.log(`\n${name}: ${total} actions of ${GAMES} games`);
  for (const [what, time] of Object.entries(rows))
    console.log(
      `  ${what.padEnd(32)} ${(time / unit).toFixed(1).padStart(6)} x  ${time.toFixed(2).padStart(8)} µs`,
    );
}

for (const name of gameNames) withGame(name, bench);
benchPayments();
