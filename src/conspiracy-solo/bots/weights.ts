// Written by `npm run train`.
import type { Weights } from "../../bots/evaluation.ts";

/** The trained weights of the features. */
export const weights: Weights = {
  points: [0.546, 1.178],
  pearls: [-0.217, 0.127],
  "lead-in-pearls": [0.1, 0.363],
  "pearl-master": [-0.234, -0.591],
  lords: [-0.72, -0.812],
  locations: [1.072, 0.578],
  "growing-locations": [0.237, 0.3],
  "any-two-keys": [0.253, 0.24],
  "search-deck": [0.061, -0.12],
  keys: [0.096, 0.182],
  "location-in-reach": [0.222, 0.256],
  coalition: [-0.273, 0.2],
  "second-coalition": [-0.022, 0.116],
  "open-coalition": [0.112, 0.105],
  "room-for-coalition": [-0.014, -0.006],
  "lords-for-coalition": [0.107, 0.04],
  colours: [-0.301, -0.324],
  influence: [0.345, 0.365],
  "best-pile": [0.401, 0.872],
  "best-pile-later": [-0.01, 0.148],
  "second-pile": [0.06, -0.067],
  turn: [0.477, 0.462],
  "last-turn": [0, -0.23],
  "end-in-reach": [-0.325, 0.464],
  "bound-by-order": [-0.594, -0.269],
  "replay-token": [-0.231, -0.122],
};
