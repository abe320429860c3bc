import type * as conspiracy from "../conspiracy/actions.ts";
import type { Colour } from "../conspiracy/cards/lords.ts";
import type { Seat } from "../kernel/data/types.ts";

/**
 * Everything the player can do: the actions of Conspiracy, and those of the solo mode. In the opponent's
 * turn `take-pile` and `place-lord` are done for the opponent.
 */
export type Action = conspiracy.Action | OwnAction;

/** The actions that the solo mode adds. */
export type OwnAction =
  /** Give the Replay token back for one more turn (CO-56). */
  | { readonly type: "use-replay-token"; readonly seat: Seat }
  /** Keep the Replay token for a later turn (CO-56). */
  | { readonly type: "keep-replay-token"; readonly seat: Seat };

/** Every question that the player can be asked: those of Conspiracy, and those of the solo mode. */
export type Decision = conspiracy.Decision | OwnDecision;

/** The questions that the solo mode adds. */
export type OwnDecision =
  /** Which of these equally good piles the opponent takes (CO-42). */
  | {
      readonly ask: "opponent-pile";
      readonly seats: readonly Seat[];
      readonly colours: readonly Colour[];
    }
  /** Whether to use the Replay token at the end of the turn (CO-56). */
  | { readonly ask: "replay"; readonly seats: readonly Seat[] };

/** Everything that the rules do without asking: the tasks of Conspiracy, and those of the solo mode. */
export type Task = conspiracy.Task | OwnTask;

/** The tasks that the solo mode adds. */
export type OwnTask =
  /** End the turn without an extra turn of the same side (CO-56). */
  { readonly do: "pass-turn-on"; readonly seat: Seat };
