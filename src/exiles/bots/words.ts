// The texts of the features that exiles add in English.
import type { FeatureTexts } from "../../bots/reasons/reason-words.ts";
import type { ExilesFeature } from "./features.ts";

export const exilesFeatureTexts: FeatureTexts<ExilesFeature> = {
  exiles: ["more exiles", "fewer exiles"],
  "free-exiles": ["more free exiles", "fewer free exiles"],
  "exile-to-pair": ["a free exile without a partner", "no free exile without a partner"],
  "set-aside": ["more exiles set aside", "fewer exiles set aside"],
  "prospect-of-exile": ["closer to an exile of the court", "further from the exiles of the court"],
};

/** The texts of reasons that Exiles adds. */
export interface ExilesReasonWords {
  readonly exiles: FeatureTexts<ExilesFeature>;
}
