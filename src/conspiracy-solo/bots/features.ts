// What solo Conspiracy adds to the features of a side.
import type { FeatureSet } from "../../bots/evaluation.ts";
import type { TableView } from "../table.ts";

const names = ["replay-token"] as const;

/** The features that solo Conspiracy adds. */
export type SoloFeature = (typeof names)[number];

/** CO-40, CO-55: the Replay token. */
export const soloFeatures: FeatureSet<TableView> = {
  names,
  valuesOf: ({ solo }, seat) => [solo.replayToken === seat ? 1 : 0],
};
