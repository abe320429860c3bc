import type { Game, GameTypes, Of } from "../kernel/game.ts";

/** A game to be tested, with what the laws cannot know by themselves. */
export interface TestedGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** Every component of the game that is somewhere in the state, once for each time that it is there. */
  readonly inventory: (state: Of<T, "state">) => readonly string[];
  /** No game has more actions than this. */
  readonly mostActions: number;
}

/** A game to be tested with these options. */
export interface Subject<T extends GameTypes> extends TestedGame<T> {
  readonly options: Of<T, "options">;
}
