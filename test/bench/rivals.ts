// The same rules in boardgame.io and in Redux Toolkit, for comparison.
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { Client } from "boardgame.io/client";
import { ActivePlayers, INVALID_MOVE } from "boardgame.io/core";
import * as agenda from "../../src/kernel/agenda/agenda.ts";
import { startRun } from "../../src/kernel/agenda/run.ts";
import type { Engine } from "../../src/kernel/contract/engine.ts";
import { engineOf } from "../../src/kernel/contract/engine-registry.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Action, Blueprint, ViewOf, WorkingState } from "../../src/kernel/rules/blueprint.ts";

type Position = WorkingState<Blueprint>;

/** A game that is played by another library. */
export interface RivalGame<T extends GameTypes> {
  act(action: Of<T, "action">): void;
  state(): Of<T, "state">;
}

/** Starts a game of another library from a state. */
type StartRival<T extends GameTypes> = (start: Of<T, "state">) => RivalGame<T>;

/** Other libraries, and the list of actions that they pick from. */
export interface Rivals<T extends GameTypes> {
  readonly boardgameIo: StartRival<T>;
  readonly reduxToolkit: StartRival<T>;
  /**
   * The legal actions of the first decider, straight from the rules; `undefined` at the end of a game. The functions of
   * a game would check their states first, which no program that uses these libraries has to pay for.
   */
  legalActions(state: Of<T, "state">): Iterable<Of<T, "action">> | undefined;
}

/** The other libraries, on the rules of a game. */
export function rivalsOf<T extends GameTypes>(game: Game<T>): Rivals<T> {
  const engine = engineOf(game);
  return {
    boardgameIo: boardgameIoOn<T>(engine),
    reduxToolkit: reduxToolkitOn<T>(engine),
    legalActions(state) {
      const view = state as unknown as ViewOf<Blueprint>;
      const [seat] = agenda.openDecision(view)?.seats ?? [];
      if (seat === undefined) return undefined;
      const seatDecision = agenda.seatDecisionOf(engine.dispatch, view, seat)!;
      return agenda.legalActions(seatDecision, "all") as Iterable<Of<T, "action">>;
    },
  };
}

/** Performs an action in place on a draft; false if it is illegal. */
function act(engine: Engine<Blueprint>, draft: Position, action: Action): boolean {
  const { dispatch, ruleNumbers, reactions } = engine;
  if (agenda.findRefusal(dispatch, ruleNumbers, draft as ViewOf<Blueprint>, action)) return false;
  agenda.perform(dispatch, draft, action, startRun(draft, reactions, false));
  return true;
}

/** boardgame.io's client, with one move. */
const boardgameIoOn =
  <T extends GameTypes>(engine: Engine<Blueprint>): StartRival<T> =>
  (state) => {
    const start = state as unknown as Position;
    const client = Client<Position>({
      game: {
        setup: () => start,
        disableUndo: true,
        turn: { activePlayers: ActivePlayers.ALL },
        moves: {
          act: ({ G }, action: Action) => (act(engine, G, action) ? undefined : INVALID_MOVE),
        },
        endIf: ({ G }) => G.agenda.length === 0,
      },
      numPlayers: start.table.seats.length,
      debug: false,
    });
    const { act: move } = client.moves;
    return {
      act: (action) => move!(action),
      state: () => client.getState()!.G as unknown as Of<T, "state">,
    };
  };

/** A reducer of Redux Toolkit, without a store. */
const reduxToolkitOn =
  <T extends GameTypes>(engine: Engine<Blueprint>): StartRival<T> =>
  (start) => {
    let state = start as unknown as Position;
    const { reducer, actions } = createSlice({
      name: "game",
      initialState: state,
      reducers: {
        acted(draft, { payload }: PayloadAction<Action>) {
          act(engine, draft as Position, payload);
        },
      },
    });
    return {
      act(action) {
        state = reducer(state, actions.acted(action as unknown as Action));
      },
      state: () => state as unknown as Of<T, "state">,
    };
  };
