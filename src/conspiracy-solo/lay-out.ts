// From what a position says of playing alone to an area with everything in its place.

import type { Rng } from "../kernel/components/rng.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { drawnOpponent } from "./deal.ts";
import type { Layout } from "./position-layout.ts";
import { type Draft, OPPONENT } from "./table.ts";

/** CO-39, CO-40: what is not told is as at the start. */
export const layOut = (
  { solo = {} }: Layout,
  _laid: TableAndAgenda<object>,
  rng: Rng,
): Pick<Draft, "solo"> => ({
  solo: {
    opponent: solo.opponent ?? drawnOpponent(rng),
    replayToken: solo.replayToken ?? OPPONENT,
  },
});
