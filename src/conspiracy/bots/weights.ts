// Written by `npm run train`.
import type { Weights } from "../../bots/evaluation.ts";

/** The trained weights of the features. */
export const weights: Weights = {
  points: [0.801, 1.665],
  pearls: [-0.467, 0.092],
  "lead-in-pearls": [0.264, 0.392],
  "pearl-master": [-0.481, -0.728],
  lords: [-0.455, -0.723],
  locations: [0.994, 0.409],
  "growing-locations": [0.316, 0.424],
  "any-two-keys": [0.484, -0.346],
  "search-deck": [0.582, 0.21],
  keys: [0.035, 0.076],
  "location-in-reach": [0.371, 0.325],
  coalition: [-1.292, 0.065],
  "second-coalition": [0.172, -0.103],
  "open-coalition": [0.597, 0.101],
  "room-for-coalition": [-0.03, 0.158],
  "lords-for-coalition": [0.078, 0.141],
  colours: [-0.582, -0.361],
  influence: [0.027, 0.151],
  "best-pile": [0.126, 0.949],
  "best-pile-later": [0.056, 0.536],
  "second-pile": [0.015, 0.223],
  turn: [0.118, 0.125],
  "last-turn": [0, 0.168],
  "end-in-reach": [-1.411, 0.44],
  "bound-by-order": [0.129, 0.198],
};
