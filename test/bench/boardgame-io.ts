// The same rules as moves of boardgame.io, driven by its client: what we measure against.
import { Client } from "boardgame.io/client";
import { ActivePlayers, INVALID_MOVE } from "boardgame.io/core";
import * as agenda from "../../src/kernel/agenda.ts";
import type { Blueprint, Position, StateOf, ViewOf } from "../../src/kernel/blueprint.ts";
import { bookOf } from "../../src/kernel/book.ts";
import type { RulesStack } from "../../src/kernel/layers.ts";
import { reactionsOf, runOn } from "../../src/kernel/play.ts";
import type { RuleNumbers } from "../../src/kernel/refusal.ts";

/** Opens clients of boardgame.io for a game: its one move runs our rules in place on their draft. */
export function clientsOf<B extends Blueprint>(stack: RulesStack<B>, numbers: RuleNumbers) {
  const rules = stack.close();
  const book = bookOf<B>(rules);
  const reactions = reactionsOf<B>(rules);
  return (start: StateOf<B>) => {
    const client = Client<Position<B>>({
      game: {
        setup: () => start as Position<B>,
        disableUndo: true,
        turn: { activePlayers: ActivePlayers.ALL },
        moves: {
          act({ G }, action: B["action"]) {
            if (agenda.refuse(book, numbers, G as ViewOf<B>, action)) return INVALID_MOVE;
            agenda.perform(book, G, action, runOn(G, reactions, false));
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
