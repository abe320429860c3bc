import type { ConspiracySoloLocale } from "../conspiracy-solo/words/phrases.ts";
import type { ExilesKrakenLocale } from "../exiles-kraken/words/phrases.ts";

/** A language in which all games can be told. A text that is missing does not compile. */
export interface Locale extends ExilesKrakenLocale, ConspiracySoloLocale {}
