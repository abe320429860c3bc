import type { GameTypes } from "../kernel/contract/game.ts";
import { digest } from "../kernel/data/digest.ts";
import { rank } from "../kernel/score/score.ts";
import { record, replay } from "../kernel/tools/replay.ts";
import { type PlayedGame, seatsOf, type Verdict } from "./law-inputs.ts";
import { isSameJson } from "./same-json.ts";

/** Laws of games, also of those that were left before the end. */
export const gameLaws = {
  "the game ends in time, and is over then": ({ game, states, actions, mostActions }) => {
    if (actions.length > mostActions) return `it took ${actions.length} actions`;
    const last = states.at(-1)!;
    if (game.deciders(last).length > 0) return undefined; // It was left before the end.
    const result = game.reduce(last, actions[0]);
    return !result.ok && result.refusal.code === "game-over"
      ? undefined
      : "an action after the end";
  },

  "a replay gives the live states": ({ game, options, seed, actions, states }) => {
    const file = JSON.parse(JSON.stringify(record(game, { options, seed, actions })));
    const replayed = [...replay(game, file)].map(({ state }) => state);
    if (digest(replayed.at(-1)) !== digest(states.at(-1))) return "another digest";
    return isSameJson(replayed, states) ? undefined : "other states";
  },

  "simulate gives the states and events of reduce, and a refusal changes nothing": (course) => {
    const { game, states, steps, actions } = course;
    const simulation = game.simulate(states[0]!);
    for (const [i, { state, events, revealedTo }] of steps.entries()) {
      const result = simulation.apply(actions[i]!);
      if (!result.ok || !isSameJson(result.events, events)) return `other events, action ${i}`;
      if (!isSameJson(result.revealedTo, revealedTo)) return `others informed, action ${i}`;
      if (!isSameJson(simulation.state, state)) return `another state, action ${i}`;
      if (game.refusal(simulation.state, actions[i]!) === undefined) continue;
      if (simulation.apply(actions[i]!).ok) return `refused, but carried out, action ${i}`;
      if (!isSameJson(simulation.state, state)) return `refused, but another state, action ${i}`;
    }
    return undefined;
  },

  "a twin that is saved and read again after every move stays equal": (course) => {
    const { game, states, actions } = course;
    let twin = states[0]!;
    for (const [i, action] of actions.entries()) {
      const result = game.reduce(JSON.parse(JSON.stringify(twin)), action);
      if (!result.ok || !isSameJson(result.state, states[i + 1]))
        return `it differs after action ${i}`;
      twin = result.state;
    }
    return undefined;
  },

  "scores add up, and standings are the ranks of the scores": ({ game, states }) => {
    const last = states.at(-1)!;
    const tableaux = seatsOf(last).map((seat) => game.tableau(last, seat));
    if (tableaux.some((tableau) => !game.schemas.tableau.safeParse(tableau).success))
      return "a tableau does not fit its schema";
    const sheets = game.score(tableaux);
    if (sheets.length !== tableaux.length) return "not a sheet for every seat";
    for (const { lines, total } of sheets)
      if (lines.reduce((sum, { points }) => sum + points, 0) !== total) return "a total is no sum";
    return isSameJson(game.standings(last), rank(sheets)) ? undefined : "other standings";
  },
} as const satisfies Record<string, <T extends GameTypes>(course: PlayedGame<T>) => Verdict>;
