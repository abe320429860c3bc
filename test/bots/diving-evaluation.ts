// An evaluation of a game from outside the library.

import type { diving } from "../../docs/examples/tiny-game.ts";
import { type Evaluation, evaluationOf } from "../../src/bots/index.ts";
import type { Game, Of } from "../../src/kernel/contract/game.ts";

type TypesOf<G> = G extends Game<infer T> ? T : never;
/** A state of the game. */
export type DivingState = Of<TypesOf<typeof diving>, "state">;

/** Pearls at home count, those in the catch less. */
export const divingEvaluation: Evaluation<DivingState> = evaluationOf<DivingState["table"]>({
  features: [
    {
      names: ["home", "catch"],
      valuesOf: ({ seats }, seat) => [seats[seat]!.home / 5, seats[seat]!.catch / 5],
      subjectsOf: ({ seats }, seat) => ({ home: seats[seat]!.home }),
    },
    {
      names: ["turn"],
      valuesOf: ({ turn }, seat) => [turn === seat ? 1 : 0],
    },
  ],
  weights: { home: [2, 4], catch: [1, 1] },
  progressOf: ({ deck }) => 1 - deck.length / 30,
  settledAt: "dive",
});
