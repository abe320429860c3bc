// From what a position says of playing alone to an area with everything in its place.
import type { At } from "../kernel/blueprint.ts";
import type { Rng } from "../kernel/rng.ts";
import { drawnOpponent } from "./deal.ts";
import type { Layout } from "./layout.ts";
import { type Draft, OPPONENT } from "./table.ts";

/** CO-39, CO-40: what is not told is as at the start. */
export const lay = ({ solo = {} }: Layout, _laid: At<object>, rng: Rng): Pick<Draft, "solo"> => ({
  solo: {
    opponent: solo.opponent ?? drawnOpponent(rng),
    replayToken: solo.replayToken ?? OPPONENT,
  },
});
