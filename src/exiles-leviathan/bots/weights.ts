// Those of Abyss, until `npm run train` has found better ones; the Tamer is not in this game.
import { weights as abyssWeights } from "../../abyss/bots/weights.ts";
import type { Weights } from "../../bots/evaluation.ts";

const { "power-tamer": _, ...ofThisBox } = abyssWeights;

export const weights: Weights = ofThisBox;
