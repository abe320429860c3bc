import type { ConspiracySoloLocale } from "../conspiracy-solo/words/phrases.ts";
import type { ExilesKrakenLocale } from "../exiles-kraken/words/phrases.ts";
import type { HostLocale } from "../host/words/phrases.ts";
import type { LeviathanLocale } from "../leviathan/words/phrases.ts";

/** A language with the texts of all games and of the host. A missing text does not compile. */
export interface Locale
  extends ExilesKrakenLocale,
    LeviathanLocale,
    ConspiracySoloLocale,
    HostLocale {}
