// The same rules as moves of boardgame.io, driven by its client: what we measure against.
import { Client } from "boardgame.io/client";
import { ActivePlayers, INVALID_MOVE } from "boardgame.io/core";
import * as agenda from "../../src/kernel/agenda/agenda.ts";
import { dispatchOf } from "../../src/kernel/agenda/dispatch.ts";
import { reactionsOf, startRun } from "../../src/kernel/agenda/run.ts";
import type { Blueprint, StateOf, ViewOf, WorkingState } from "../../src/kernel/rules/blueprint.ts";
import type { RulesStack } from "../../src/kernel/rules/layers.ts";
import type { RuleNumbers } from "../../src/kernel/validation/refusal.ts";

/** Opens clients of boardgame.io for a game: its one move runs our rules in place on their draft. */
export function clientsOf<B extends Blueprint>(stack: RulesStack<B>, numbers: RuleNumbers) {
  const rules = stack.close();
  const book = dispatchOf<B>(rules);
  const reactions = reactionsOf<B>(rules);
  return (start: StateOf<B>) => {
    const client = Client<WorkingState<B>>({
      game: {
        setup: () => start as WorkingState<B>,
        disableUndo: true,
        turn: { activePlayers: ActivePlayers.ALL },
        moves: {
          act({ G }, action: B["action"]) {
            if (agenda.refusalOf(book, numbers, G as ViewOf<B>, action)) return INVALID_MOVE;
            agenda.perform(book, G, action, startRun(G, reactions, false));
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
      act: (action: B["action"]): void => act!(action),
      state: () => client.getState()!.G as StateOf<B>,
    };
  };
}
