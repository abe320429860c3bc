import type { Game, GameTypes, Of, Refused } from "../../src/kernel/contract/game.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";

/** A title, the wrong value, and the path of the error. */
export type WrongOptions = readonly [string, object, string];

/** A title, the wrong tableaux, and the path and reason of the error. */
export type WrongTableaux = readonly [string, unknown, string, RegExp];

/** A game to be tested with bad input, and the samples that the tests need. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly describe: (refusal: Refused<T>["refusal"]) => string;
  /** Has three players, if that many can play; seat 0 has to decide. */
  readonly start: Scene<Of<T, "state">>;
  /** A state with components in most places, each of which is broken once. */
  readonly rich: Scene<Of<T, "state">>;
  /** Its paths at which any string, or both true and false, are valid. */
  readonly freePlaces?: readonly string[];
  /** At least one state for each question, and one for the end. */
  readonly states: readonly Scene<Of<T, "state">>[];
  /** Other states that can be saved and read again. */
  readonly moreStates?: readonly Scene<Of<T, "state">>[];
  readonly options: {
    /** The required options. */
    readonly needed: object;
    /** For two sides, of which seat 0 begins. */
    readonly sample: Of<T, "options">;
    /** Wrong options of this game. */
    readonly wrong: readonly WrongOptions[];
    /** The required options, with an optional one that is `undefined`. */
    readonly leftOut: readonly (readonly [string, object])[];
  };
  readonly tableaux: {
    /** The `score` that can be imported without the game. */
    readonly score: Game<T>["score"];
    readonly empty: Of<T, "tableau">;
    /** The most tableaux. */
    readonly most: number;
    /** The fields that list names of cards. */
    readonly cards: readonly string[];
    /** Wrong tableaux of this game. */
    readonly wrong: readonly WrongTableaux[];
  };
}

/** A legal action of seat 0 at the start. */
export function firstAction<T extends GameTypes>({
  game,
  start,
}: Pick<Subject<T>, "game" | "start">) {
  const [action] = game.legalActions(stateOf(start), 0);
  if (!action) throw new Error("seat 0 has nothing to do");
  return action;
}
