// The same rules as moves of boardgame.io, driven by its client, for comparison.
import { Client } from "boardgame.io/client";
import { ActivePlayers, INVALID_MOVE } from "boardgame.io/core";
import * as agenda from "../../src/kernel/agenda/agenda.ts";
import { dispatchOf } from "../../src/kernel/agenda/dispatch.ts";
import { reactionsOf, startRun } from "../../src/kernel/agenda/run.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Blueprint, ViewOf, WorkingState } from "../../src/kernel/rules/blueprint.ts";
import type { RulesStack } from "../../src/kernel/rules/layers.ts";
import type { RuleNumbers } from "../../src/kernel/validation/refusal.ts";
import type { Bench } from "./cases.ts";

/** Opens boardgame.io clients for a game. Its only move runs our rules in place on their draft. */
export function clientsOf<T extends GameTypes, B extends Blueprint>(
  stack: RulesStack<B>,
  numbers: RuleNumbers,
): Bench<T>["client"] {
  const rules = stack.close();
  const dispatch = dispatchOf<B>(rules);
  const reactions = reactionsOf<B>(rules);
  return (state) => {
    const start = state as unknown as WorkingState<B>;
    const client = Client<WorkingState<B>>({
      game: {
        setup: () => start,
        disableUndo: true,
        turn: { activePlayers: ActivePlayers.ALL },
        moves: {
          act({ G }, action: B["action"]) {
            if (agenda.findRefusal(dispatch, numbers, G as ViewOf<B>, action)) return INVALID_MOVE;
            agenda.perform(dispatch, G, action, startRun(G, reactions, false));
            return undefined;
          },
        },
        endIf: ({ G }) => G.agenda.length === 0,
      },
      numPlayers: start.table.seats.length,
      debug: false,
    });
    const { act } = client.moves;
    return {
      act: (action) => act!(action),
      state: () => client.getState()!.G as unknown as Of<T, "state">,
    };
  };
}
