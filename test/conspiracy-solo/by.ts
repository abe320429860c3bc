import type { Action } from "../../src/conspiracy-solo/actions.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { by as byInConspiracy } from "../conspiracy/by.ts";

/** What a seat does, in a word. In the opponent's turn the player does it for the opponent. */
export const by = (seat: Seat) => ({
  ...byInConspiracy(seat),
  usesToken: (): Action => ({ type: "use-replay-token", seat }),
  keepsToken: (): Action => ({ type: "keep-replay-token", seat }),
});

/** What the player does, the only one who does anything. */
export const me = by(0);
