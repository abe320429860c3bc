// The cases of a game: every function of the contract, and whole games played in several ways.
import { searchStrategy } from "../../src/bots/search/search.ts";
import { type Rng, rngFrom } from "../../src/kernel/components/rng.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { playout } from "../../src/kernel/tools/playout.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import type { GameTable } from "./games.ts";
import type { Case } from "./measure.ts";
import { type RivalGame, rivalsOf } from "./rivals.ts";

/** A whole random game. */
interface RandomGame<T extends GameTypes> {
  readonly seed: string;
  readonly states: readonly Of<T, "state">[];
  readonly actions: readonly Of<T, "action">[];
  readonly events: readonly Of<T, "event">[];
}

const GAMES = 4;
/** Functions are measured at one in this many positions. */
const EVERY = 9;

function randomGame<T extends GameTypes>(
  { game, options }: GameTable<T>,
  seed: string,
): RandomGame<T> {
  const rng = rngFrom(seed);
  let { state } = game.setup(options, seed);
  const states = [state];
  const actions: Of<T, "action">[] = [];
  const events: Of<T, "event">[] = [];
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const action = game.randomAction(state, seat, rng);
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused`);
    state = result.state;
    states.push(state);
    actions.push(action);
    events.push(...result.events);
  }
  return { seed, states, actions, events };
}

/** Most actions that are listed to pick one at random; there may be millions. */
const MOST_LISTED = 500;

/** A random action of a random type, from a list. */
function pickFrom<A extends { readonly type: string }>(actions: Iterable<A>, rng: Rng): A {
  const list: A[] = [];
  for (const action of actions) if (list.push(action) === MOST_LISTED) break;
  const types = [...new Set(list.map(({ type }) => type))];
  const chosen = types[rng.below(types.length)];
  const ofType = list.filter(({ type }) => type === chosen);
  return ofType[rng.below(ofType.length)]!;
}

/** A search is measured at this many positions of each game, where this many actions or more are legal. */
const SEARCHED = 2;
const FEWEST_ACTIONS = 3;

/** Positions in the middle of a game with a real choice. */
function middleOf<T extends GameTypes>(
  { game }: GameTable<T>,
  { states, actions }: RandomGame<T>,
): { readonly view: Of<T, "view">; readonly seat: number }[] {
  const third = Math.floor(actions.length / 3);
  const choices = actions
    .map(({ seat }, i) => ({ seat, state: states[i]! }))
    .slice(third, 2 * third)
    .filter(({ seat, state }) => game.countActions(state, seat) >= FEWEST_ACTIONS);
  return Array.from(
    { length: SEARCHED },
    (_, i) => choices[Math.floor((i * choices.length) / SEARCHED)],
  ).flatMap((one) => (one ? [{ seat: one.seat, view: game.view(one.state, one.seat) }] : []));
}

/** All cases of a game with a number of players. */
export function casesOf<T extends GameTypes>(table: GameTable<T>): Case[] {
  const { name, game, options } = table;
  const { boardgameIo, reduxToolkit, legalActions } = rivalsOf(game);
  const randomGames = Array.from({ length: GAMES }, (_, i) => randomGame(table, `bench ${i}`));
  for (const { states, actions } of randomGames)
    for (const start of [boardgameIo, reduxToolkit]) {
      const theirs = start(states[0]!);
      for (const action of actions) theirs.act(action);
      if (JSON.stringify(theirs.state()) !== JSON.stringify(states.at(-1)))
        throw new Error(`${name}: another library ends in a different state`);
    }
  const samples = randomGames.flatMap(({ states, actions }) =>
    actions.flatMap((action, i) => {
      const state = states[i]!;
      const { seat } = action;
      const view = game.view(state, seat);
      const text = JSON.stringify(state);
      return i % EVERY === 0 ? [{ state, action, seat, view, text }] : [];
    }),
  );
  const ends = randomGames.map(({ states }) => states.at(-1)!);
  const files = randomGames.map(({ seed, actions }) => record(game, { options, seed, actions }));
  const events = randomGames.flatMap((played) => played.events).slice(0, 300);
  const first = randomGames[0]!.states[0]!;
  const middles = randomGames.flatMap((played) => middleOf(table, played));
  if (middles.length === 0) throw new Error(`${name}: no position to search`);

  const each = <X>(what: string, values: readonly X[], use: (value: X) => void): Case => ({
    name: `${name}: ${what}`,
    run() {
      for (const value of values) use(value);
      return values.length;
    },
  });
  /** A way to play whole games; the cost is per step. */
  const games = (what: string, play: (played: RandomGame<T>) => void): Case => ({
    name: `${name}: ${what}`,
    run() {
      let steps = 0;
      for (const played of randomGames) {
        play(played);
        steps += played.actions.length;
      }
      return steps;
    },
  });
  const rng = rngFrom("bench");
  const stepBy = (library: string, start: (state: Of<T, "state">) => RivalGame<T>): Case =>
    games(`step by ${library}`, ({ states, actions }) => {
      const theirs = start(states[0]!);
      for (const action of actions) theirs.act(action);
    });
  /** Their random game: up to 500 legal actions are listed, one of them is played. */
  const randomStepBy = (library: string, start: (state: Of<T, "state">) => RivalGame<T>): Case => ({
    name: `${name}: random step by ${library}`,
    run() {
      const theirs = start(first);
      for (let steps = 0; ; steps++) {
        const actions = legalActions(theirs.state());
        if (!actions) return steps;
        theirs.act(pickFrom(actions, rng));
      }
    },
  });
  const strategy = searchStrategy(game, { iterations: 100 });
  const listFirst = (actions: Iterable<unknown>) => {
    for (const _ of actions) return;
  };
  return [
    each("setup", [1, 2], (seed) => game.setup(options, `seed ${seed}`)),
    each("reduce", samples, ({ state, action }) => game.reduce(state, action)),
    each("refusal", samples, ({ view, action }) => game.refusal(view, action)),
    each("decision", samples, ({ view }) => game.decision(view)),
    each("legalActions, the first", samples, ({ view, seat }) =>
      listFirst(game.legalActions(view, seat)),
    ),
    each("actionTypes", samples, ({ view, seat }) => game.actionTypes(view, seat)),
    each("choices", samples, ({ view, seat, action }) =>
      game.choices(view, seat, { type: action.type } as never),
    ),
    each("countActions", samples, ({ view, seat }) => game.countActions(view, seat)),
    each("randomAction", samples, ({ view, seat }) => game.randomAction(view, seat, rng)),
    each("view", samples, ({ state, seat }) => game.view(state, seat)),
    each("redact", events, (event) => game.redact(event, 0)),
    each("sampleState", samples, ({ view }) => game.sampleState(view, "world")),
    each("preview", samples, ({ view, action }) => game.preview(view, action)),
    each("simulate", samples, ({ state }) => game.simulate(state)),
    each("tableau", ends, (state) => game.tableau(state, 0)),
    each("standings", ends, (state) => game.standings(state)),
    each("totals", ends, (state) => game.totals(state)),
    each("readState", samples.slice(0, 5), ({ text }) => readState(game, JSON.parse(text))),
    each("replay, a whole game", files, (file) => {
      for (const _ of replay(game, file));
    }),
    games("step by reduce", ({ states, actions }) => {
      let state = states[0]!;
      for (const action of actions) state = game.reduce(state, action).state;
    }),
    {
      name: `${name}: step by simulate, with lists`,
      run() {
        const simulation = game.simulate(first);
        let steps = 0;
        for (let [seat] = game.deciders(first); seat !== undefined; steps++) {
          simulation.apply(pickFrom(game.legalActions(simulation.state, seat), rng));
          [seat] = game.deciders(simulation.state);
        }
        return steps;
      },
    },
    games("step by simulate, known", ({ states, actions }) => {
      const simulation = game.simulate(states[0]!);
      for (const action of actions) simulation.apply(action);
    }),
    {
      name: `${name}: step by simulate, random`,
      run() {
        const simulation = game.simulate(first);
        let steps = 0;
        while (simulation.advance(rng)) steps += 1;
        return steps;
      },
    },
    each("playout, a whole game", [first], (state) => playout(game.simulate(state), rng)),
    {
      name: `${name}: iteration of a search`,
      run() {
        let iterations = 0;
        for (const { view, seat } of middles)
          for (const _ of strategy({ view, seat, seed: "bench" })) iterations += 1;
        return iterations;
      },
    },
    stepBy("boardgame.io", boardgameIo),
    stepBy("Redux Toolkit", reduxToolkit),
    randomStepBy("boardgame.io", boardgameIo),
    randomStepBy("Redux Toolkit", reduxToolkit),
  ];
}
