// The texts of the features of Abyss in English.
import type { FeatureTexts, ReasonWords } from "../../bots/reasons/reason-words.ts";
import type { AbyssFeature } from "./features.ts";

export const abyssFeatureTexts: FeatureTexts<AbyssFeature> = {
  points: ["more points", "fewer points"],
  pearls: ["more pearls", "fewer pearls"],
  "last-pearls": ["pearls in reserve", "no pearls in reserve"],
  "keys-for-location": ["more keys for the next location", "fewer keys for the next location"],
  "key-tokens": ["more key tokens", "fewer key tokens"],
  lords: ["more lords", "fewer lords"],
  "free-lords": ["more free lords", "fewer free lords"],
  "disabled-lords": ["more disabled lords", "fewer disabled lords"],
  "strongest-lord": ["a more influential best lord", "a less influential best lord"],
  locations: ["more locations", "fewer locations"],
  affiliated: ["more affiliated allies", "fewer affiliated allies"],
  "monster-tokens": ["more monster tokens", "fewer monster tokens"],
  hand: ["more allies in hand", "fewer allies in hand"],
  "hand-value": ["stronger allies in hand", "weaker allies in hand"],
  "best-race": ["a stronger best race in hand", "a weaker best race in hand"],
  "second-race": ["a stronger second race in hand", "a weaker second race in hand"],
  "races-in-hand": ["more races in hand", "fewer races in hand"],
  prospect: ["closer to a lord of the court", "further from the lords of the court"],
  "second-prospect": [
    "closer to a second lord of the court",
    "further from a second lord of the court",
  ],
  "prospect-of-key": ["closer to a lord with a key", "further from a lord with a key"],
  turn: ["next to act", "others act next"],
  "last-turn": ["one more turn before the end", "no more turn before the end"],
  "lords-mage": ["more mages", "fewer mages"],
  "lords-soldier": ["more soldiers", "fewer soldiers"],
  "lords-farmer": ["more farmers", "fewer farmers"],
  "lords-merchant": ["more merchants", "fewer merchants"],
  "lords-politician": ["more politicians", "fewer politicians"],
  "lords-ambassador": ["more ambassadors", "fewer ambassadors"],
  power: ["the power of a lord", "without the power of a lord"],
  "prospect-on-turn": [
    "a lord of the court in reach this turn",
    "no lord of the court in reach this turn",
  ],
  "largest-stack": ["a larger council stack to take", "a smaller council stack to take"],
  "end-in-reach": [
    "closer to ending the game while ahead",
    "further from ending the game while ahead",
  ],
};

/** The texts of reasons in Abyss. */
export interface AbyssReasonWords extends ReasonWords {
  readonly abyss: FeatureTexts<AbyssFeature>;
}
