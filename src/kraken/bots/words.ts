// The texts of the features that Kraken adds in English.
import type { FeatureTexts } from "../../bots/reasons/reason-words.ts";
import type { KrakenFeature } from "./features.ts";

export const krakenFeatureTexts: FeatureTexts<KrakenFeature> = {
  nebulis: ["more nebulis", "fewer nebulis"],
  figure: ["the Kraken figure", "without the Kraken figure"],
  krakens: ["more krakens in hand", "fewer krakens in hand"],
  "nebulis-in-hand": ["more nebulis on krakens in hand", "fewer nebulis on krakens in hand"],
  loot: ["more loot", "less loot"],
  sentinels: ["more sentinels", "fewer sentinels"],
};

/** The texts of reasons that Kraken adds. */
export interface KrakenReasonWords {
  readonly kraken: FeatureTexts<KrakenFeature>;
}
