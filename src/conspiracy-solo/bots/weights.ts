// Those of Conspiracy, until `npm run train` has trained this game.
import type { Weights } from "../../bots/evaluation.ts";

/** The weights of the features. */
export const weights: Weights = {
  points: [-0.41, 1.675],
  pearls: [-0.266, 0.201],
  "lead-in-pearls": [0.232, 0.387],
  "pearl-master": [0.099, -0.758],
  lords: [-0.834, -1.087],
  locations: [1.043, 0.268],
  keys: [0.232, 0.113],
  "key-progress": [0.074, 0.646],
  coalition: [0.557, 0.063],
  "second-coalition": [-0.286, -0.002],
  colours: [-0.039, -0.893],
  influence: [1.042, 0.087],
  turn: [0.096, 0.218],
  "last-turn": [0, 0.138],
  "bound-by-order": [0.606, 0.065],
};
