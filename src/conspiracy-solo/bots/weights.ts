// Written by `npm run train`.
import type { Weights } from "../../bots/evaluation.ts";

/** The trained weights of the features. */
export const weights: Weights = {
  points: [0.563, 1.241],
  pearls: [-0.107, 0.208],
  "lead-in-pearls": [0.132, 0.331],
  "pearl-master": [-0.28, -0.602],
  lords: [-0.682, -0.759],
  locations: [1.192, 0.572],
  "growing-locations": [0.276, 0.409],
  "any-two-keys": [0.308, 0.031],
  "search-deck": [0.117, 0.428],
  keys: [0.173, 0.29],
  "location-in-reach": [0.231, 0.223],
  coalition: [-0.56, 0.044],
  "second-coalition": [-0.108, 0.029],
  "open-coalition": [0.046, 0.198],
  "room-for-coalition": [-0.067, 0.085],
  "lords-for-coalition": [0.05, -0.046],
  colours: [-0.634, -0.012],
  influence: [0.186, 0.33],
  "best-pile": [0.269, 0.857],
  "best-pile-later": [0.011, 0.067],
  "second-pile": [-0.027, 0.087],
  turn: [0.315, 0.447],
  "last-turn": [0, -0.189],
  "end-in-reach": [-0.297, 0.573],
  "bound-by-order": [-0.755, -0.452],
  "replay-token": [-0.165, -0.139],
};
