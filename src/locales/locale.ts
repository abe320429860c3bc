import type { ConspiracyLocale } from "../conspiracy/words/phrases.ts";
import type { ExilesLocale } from "../exiles/words/phrases.ts";

/** A language in which all games can be told. A text that is missing does not compile. */
export interface Locale extends ExilesLocale, ConspiracyLocale {}
