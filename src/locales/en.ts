/**
 * English texts of all games, for programs that switch between languages: `describe` and its siblings use
 * English without it.
 *
 * @example
 * ```ts
 * import { en } from "abyss-rules/locales/en";
 *
 * en.label(en.abyss.parts.affiliated); // "Affiliated allies"
 * ```
 * @packageDocumentation
 */
import { abyssWords as abyss } from "../abyss/words/english.ts";
import { conspiracyWords as conspiracy } from "../conspiracy/words/english.ts";
import { conspiracySoloWords as conspiracySolo } from "../conspiracy-solo/words/english.ts";
import { exilesWords as exiles } from "../exiles/words/english.ts";
import { hostTexts as host } from "../host/words/english.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { english } from "../kernel/words/english.ts";
import { krakenWords as kraken } from "../kraken/words/english.ts";
import { leviathanWords as leviathan } from "../leviathan/words/english.ts";
import type { Locale } from "./locale.ts";

export type { Locale } from "./locale.ts";

/** English. */
export const en: Locale = /* @__PURE__ */ deepFreeze({
  ...english,
  abyss,
  exiles,
  kraken,
  leviathan,
  conspiracy,
  conspiracySolo,
  host,
});
