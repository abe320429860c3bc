// Builds a complete solo area from a position.

import type { Rng } from "../kernel/components/rng.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { randomOpponent } from "./deal.ts";
import { type Draft, type Layout, OPPONENT } from "./table.ts";

/** CO-39, CO-40: whatever the position leaves out is as at the start. */
export const layOut = (
  { solo = {} }: Layout,
  _below: TableAndAgenda<object>,
  rng: Rng,
): Pick<Draft, "solo"> => ({
  solo: {
    opponent: solo.opponent ?? randomOpponent(rng),
    replayToken: solo.replayToken ?? OPPONENT,
  },
});
