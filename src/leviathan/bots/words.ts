// The texts of the features that Leviathan adds in English.
import type { FeatureTexts } from "../../bots/reasons/reason-words.ts";
import type { LeviathanFeature } from "./features.ts";

export const leviathanFeatureTexts: FeatureTexts<LeviathanFeature> = {
  wounds: ["more wounds", "fewer wounds"],
  killed: ["more killed leviathans", "fewer killed leviathans"],
  scourge: ["the Scourge", "without the Scourge"],
  "leviathan-tokens": ["more leviathan tokens", "fewer leviathan tokens"],
  fighters: ["more fighters in hand", "fewer fighters in hand"],
};

/** The texts of reasons that Leviathan adds. */
export interface LeviathanReasonWords {
  readonly leviathan: FeatureTexts<LeviathanFeature>;
}
