import type * as conspiracy from "../conspiracy/actions.ts";
import type { Colour } from "../conspiracy/cards/lords.ts";
import type { Seat } from "../kernel/data/types.ts";

/**
 * Everything that the player can do: all of Conspiracy, and what playing alone adds. In the opponent's
 * turn `take-pile` and `place-lord` are done for the opponent.
 */
export type Action = conspiracy.Action | OwnAction;

/** The actions that playing alone adds. */
export type OwnAction =
  /** Give the Replay token back for one more turn (CO-56). */
  | { readonly type: "use-replay-token"; readonly seat: Seat }
  /** Keep the Replay token for a later turn (CO-56). */
  | { readonly type: "keep-replay-token"; readonly seat: Seat };

/** Everything that the player can be asked: all of Conspiracy, and what playing alone adds. */
export type Decision = conspiracy.Decision | OwnDecision;

/** The questions that playing alone adds. */
export type OwnDecision =
  /** Which of these piles, equal in its eyes, the opponent takes (CO-42). */
  | {
      readonly ask: "opponent-pile";
      readonly seats: readonly Seat[];
      readonly colours: readonly Colour[];
    }
  /** Whether to use the Replay token at the end of the turn (CO-56). */
  | { readonly ask: "replay"; readonly seats: readonly Seat[] };

/** What the rules do by themselves: all of Conspiracy, and what playing alone adds. */
export type Task = conspiracy.Task | OwnTask;

/** The tasks that playing alone adds. */
export type OwnTask =
  /** End the turn for good: there is no more turn of the same side (CO-56). */
  { readonly do: "pass-turn-on"; readonly seat: Seat };
