// The texts of the features of Conspiracy in English.
import type { FeatureTexts, ReasonWords } from "../../bots/reasons/reason-words.ts";
import type { ConspiracyFeature } from "./features.ts";

export const conspiracyFeatureTexts: FeatureTexts<ConspiracyFeature> = {
  points: ["more points", "fewer points"],
  pearls: ["more pearls", "fewer pearls"],
  "lead-in-pearls": ["a greater lead in pearls", "a smaller lead in pearls"],
  "pearl-master": ["Pearl Master", "not Pearl Master"],
  lords: ["more lords", "fewer lords"],
  locations: ["more locations", "fewer locations"],
  keys: ["more keys", "fewer keys"],
  coalition: ["a larger coalition", "a smaller coalition"],
  "second-coalition": ["a larger second coalition", "a smaller second coalition"],
  colours: ["more colours in the chamber", "fewer colours in the chamber"],
  influence: ["better lords of each colour", "worse lords of each colour"],
  turn: ["next to act", "others act next"],
  "last-turn": ["one more turn before the end", "no more turn before the end"],
  "bound-by-order": ["bound by an order", "not bound by an order"],
  "growing-locations": ["more from locations that grow", "less from locations that grow"],
  "any-two-keys": ["locations for any two keys", "no locations for any two keys"],
  "search-deck": ["locations of choice from the deck", "no locations of choice from the deck"],
  "location-in-reach": ["the next location in reach", "the next location out of reach"],
  "open-coalition": ["a larger coalition that can grow", "a smaller coalition that can grow"],
  "room-for-coalition": ["more room for the coalition", "less room for the coalition"],
  "lords-for-coalition": [
    "more lords left for the coalition",
    "fewer lords left for the coalition",
  ],
  "best-pile": ["a better pile to take", "a worse pile to take"],
  "best-pile-later": ["a better pile for later", "a worse pile for later"],
  "second-pile": ["a better second pile", "a worse second pile"],
  "end-in-reach": [
    "closer to ending the game while ahead",
    "further from ending the game while ahead",
  ],
};

/** The texts of reasons in Conspiracy. */
export interface ConspiracyReasonWords extends ReasonWords {
  readonly conspiracy: FeatureTexts<ConspiracyFeature>;
}
