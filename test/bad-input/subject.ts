import type { Game, GameTypes, Of, Refused } from "../../src/kernel/contract/game.ts";

/** What is wrong, the wrong value, and the path of the error. */
export type WrongOptions = readonly [string, object, string];

/** What is wrong, the wrong tableaux, the path of the error, and what its reason says. */
export type WrongTableaux = readonly [string, unknown, string, RegExp];

/** A game to be fed with bad input, with what the tests cannot know by themselves. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly describe: (refusal: Refused<T>["refusal"]) => string;
  /** Three players, if so many can play, and seat 0 is asked. */
  readonly start: Of<T, "state">;
  /** A state with something in most places, each of which is broken once. */
  readonly rich: Of<T, "state">;
  /** Its places in which any text is right, or true as well as false. */
  readonly freePlaces?: readonly string[];
  /** A state or more for each question, and the end. */
  readonly states: readonly Of<T, "state">[];
  /** Other states that can be saved and read again. */
  readonly moreStates?: readonly Of<T, "state">[];
  readonly options: {
    /** What must be chosen, if anything. */
    readonly needed: object;
    /** For two sides, of which seat 0 begins. */
    readonly sample: Of<T, "options">;
    /** Besides what is wrong in every game. */
    readonly wrong: readonly WrongOptions[];
    /** What is needed, with something `undefined` that may be left out. */
    readonly leftOut: readonly (readonly [string, object])[];
  };
  readonly tableaux: {
    /** The score as it can be imported without the game. */
    readonly score: Game<T>["score"];
    readonly empty: Of<T, "tableau">;
    /** How many there are at the most. */
    readonly most: number;
    /** The fields that list names of cards. */
    readonly cards: readonly string[];
    /** Besides what is wrong in every game. */
    readonly wrong: readonly WrongTableaux[];
  };
}

/** An action that seat 0 can take at the start. */
export function firstAction<T extends GameTypes>({
  game,
  start,
}: Pick<Subject<T>, "game" | "start">) {
  const [action] = game.legalActions(start, 0);
  if (!action) throw new Error("seat 0 has nothing to do");
  return action;
}
