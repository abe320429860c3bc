// Games that are broken in one way, for the tests of what looks for it.
import {
  type ConspiracyTypes,
  conspiracy,
  inventoryOf,
  visibility,
} from "../../src/conspiracy/index.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import type { TestedGame } from "../../src/testing/index.ts";

export type Broken = Partial<Game<ConspiracyTypes>>;
export type State = ConspiracyTypes["state"];

export const sound: TestedGame<ConspiracyTypes> = {
  game: conspiracy,
  inventory: inventoryOf,
  visibility,
  mostActions: 240,
};

/** The subject with a game that is broken. */
export const with_ = (broken: Broken) => ({ game: { ...conspiracy, ...broken } });

/** A game whose next states are changed. */
export const leadingTo = (change: (state: State) => State): Broken => ({
  reduce: (...given) => {
    const result = conspiracy.reduce(...given);
    return result.ok ? { ...result, state: change(result.state) } : result;
  },
});
