import type { GameTypes } from "../kernel/contract/game.ts";
import { digest } from "../kernel/data/digest.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import { rank } from "../kernel/score/score.ts";
import { record, replay } from "../kernel/tools/replay.ts";
import { type PlayedGame, seatsOf, type Verdict } from "./law-inputs.ts";

/** Laws of whole games, finished or not. */
export const gameLaws = {
  "the game ends within mostActions, and accepts no action after that": ({
    game,
    states,
    actions,
    mostActions,
  }) => {
    if (actions.length > mostActions) return `it took ${actions.length} actions`;
    const last = states.at(-1)!;
    if (game.deciders(last).length > 0) return undefined; // It is unfinished.
    const result = game.reduce(last, actions[0]);
    return !result.ok && result.refusal.code === "game-over"
      ? undefined
      : "an action is accepted after the end";
  },

  "a replay gives the same states as the game": ({ game, options, seed, actions, states }) => {
    const file = JSON.parse(JSON.stringify(record(game, { options, seed, actions })));
    const replayed = [...replay(game, file)].map(({ state }) => state);
    if (digest(replayed.at(-1)) !== digest(states.at(-1))) return "the digest differs";
    return isSameJson(replayed, states) ? undefined : "the states differ";
  },

  "simulate gives the states and events of reduce, and a refusal changes nothing": (played) => {
    const { game, states, steps, actions } = played;
    const simulation = game.simulate(states[0]!);
    for (const [i, { state, events, revealedTo }] of steps.entries()) {
      const result = simulation.apply(actions[i]!);
      if (!result.ok || !isSameJson(result.events, events))
        return `the events of action ${i} differ`;
      if (!isSameJson(result.revealedTo, revealedTo)) return `revealedTo of action ${i} differs`;
      if (!isSameJson(simulation.state, state)) return `the state after action ${i} differs`;
      if (game.refusal(simulation.state, actions[i]!) === undefined) continue;
      if (simulation.apply(actions[i]!).ok)
        return `action ${i} should be refused, but is performed`;
      if (!isSameJson(simulation.state, state))
        return `action ${i} is refused, but changes the state`;
    }
    return undefined;
  },

  "a game that is saved and read again after every action gives the same states": (played) => {
    const { game, states, actions } = played;
    let state = states[0]!;
    for (const [i, action] of actions.entries()) {
      const result = game.reduce(JSON.parse(JSON.stringify(state)), action);
      if (!result.ok || !isSameJson(result.state, states[i + 1]))
        return `the state after action ${i} differs`;
      state = result.state;
    }
    return undefined;
  },

  "scores add up, and standings are the ranks of the scores": ({ game, states }) => {
    const last = states.at(-1)!;
    const tableaux = seatsOf(last).map((seat) => game.tableau(last, seat));
    if (tableaux.some((tableau) => !game.schemas.tableau.safeParse(tableau).success))
      return "a tableau does not fit its schema";
    const sheets = game.score(tableaux);
    if (sheets.length !== tableaux.length) return "there is not one sheet for every seat";
    for (const { lines, total } of sheets)
      if (lines.reduce((sum, { points }) => sum + points, 0) !== total)
        return "a total is not the sum of its lines";
    return isSameJson(game.standings(last), rank(sheets)) ? undefined : "the standings differ";
  },
} as const satisfies Record<string, <T extends GameTypes>(played: PlayedGame<T>) => Verdict>;
