// The texts of the features that solo Conspiracy adds in English.
import type { FeatureTexts } from "../../bots/reasons/reason-words.ts";
import type { SoloFeature } from "./features.ts";

export const soloFeatureTexts: FeatureTexts<SoloFeature> = {
  "replay-token": ["the Replay token", "without the Replay token"],
};

/** The texts of reasons that solo Conspiracy adds. */
export interface SoloReasonWords {
  readonly conspiracySolo: FeatureTexts<SoloFeature>;
}
