// Written by `npm run train`.
import type { Weights } from "../../bots/evaluation.ts";

/** The trained weights of the features. */
export const weights: Weights = {
  points: [0.615, 1.218],
  pearls: [-0.279, 0.008],
  "lead-in-pearls": [0.039, 0.329],
  "pearl-master": [-0.286, -0.544],
  lords: [-0.276, -0.471],
  locations: [1.057, 0.508],
  "growing-locations": [0.313, 0.301],
  "any-two-keys": [0.352, 0.406],
  "search-deck": [0.246, -0.487],
  keys: [0.203, 0.214],
  "location-in-reach": [0.217, 0.212],
  coalition: [-0.299, 0.126],
  "second-coalition": [0.102, 0.048],
  "open-coalition": [0.086, 0.132],
  "room-for-coalition": [-0.045, -0.01],
  "lords-for-coalition": [0.028, 0.06],
  colours: [-0.313, -0.65],
  influence: [0.086, 0.19],
  "best-pile": [0.225, 0.774],
  "best-pile-later": [0.093, 0.285],
  "second-pile": [0.122, 0.274],
  turn: [0.087, 0.109],
  "last-turn": [0, 0.185],
  "end-in-reach": [-0.239, 0.517],
  "bound-by-order": [0.13, 0.063],
};
