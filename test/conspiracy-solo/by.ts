import type { Action } from "../../src/conspiracy-solo/published-types.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { by as byInConspiracy } from "../conspiracy/by.ts";

/** Short functions for the actions of a seat. In the opponent's turn the player acts for the opponent. */
export const by = (seat: Seat) => ({
  ...byInConspiracy(seat),
  usesToken: (): Action => ({ type: "use-replay-token", seat }),
  keepsToken: (): Action => ({ type: "keep-replay-token", seat }),
});

/** The actions of the player, the only one who acts. */
export const me = by(0);
