import type { AbyssReasonWords } from "../abyss/bots/words.ts";
import type { ConspiracyReasonWords } from "../conspiracy/bots/words.ts";
import type { SoloReasonWords } from "../conspiracy-solo/bots/words.ts";
import type { ExilesReasonWords } from "../exiles/bots/words.ts";
import type { KrakenReasonWords } from "../kraken/bots/words.ts";
import type { LeviathanReasonWords } from "../leviathan/bots/words.ts";
import type { Locale } from "./locale.ts";

/** The texts of reasons in all games. A missing text does not compile. */
export interface AllReasonWords
  extends AbyssReasonWords,
    ExilesReasonWords,
    KrakenReasonWords,
    LeviathanReasonWords,
    ConspiracyReasonWords,
    SoloReasonWords {}

/** A language with the texts of all games, and of the reasons of bots. */
export interface LocaleWithBots extends Locale {
  readonly bots: AllReasonWords;
}
