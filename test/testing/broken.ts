// Games with one fault each, for the tests of the laws.
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import { inventoryOf, visibility } from "../../src/conspiracy/rules.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import type { TestedGame } from "../../src/testing/index.ts";

export type Broken = Partial<Game<ConspiracyTypes>>;
export type State = ConspiracyTypes["state"];

export const correctGame: TestedGame<ConspiracyTypes> = {
  game: conspiracy,
  inventory: inventoryOf,
  visibility,
  mostActions: 240,
};

/** The subject with a faulty game. */
export const withFault = (broken: Broken) => ({ game: { ...conspiracy, ...broken } });

/** A game whose next states are changed. */
export const withNextState = (change: (state: State) => State): Broken => ({
  reduce: (...args) => {
    const result = conspiracy.reduce(...args);
    return result.ok ? { ...result, state: change(result.state) } : result;
  },
});
