// Written by `npm run train`.
import type { Weights } from "../../bots/evaluation.ts";

/** The trained weights of the features. */
export const weights: Weights = {
  points: [1, 3],
};
