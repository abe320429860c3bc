/**
 * English with the texts of the reasons of bots, for programs that switch between languages: `describeReason` uses
 * English without it.
 *
 * @example
 * ```ts
 * import { enWithBots } from "abyss-rules/locales/en/bots";
 *
 * enWithBots.bots.abyss.pearls; // ["more pearls", "fewer pearls"]
 * ```
 * @packageDocumentation
 */
import { abyssFeatureTexts as abyss } from "../../abyss/bots/words.ts";
import { inBrackets } from "../../bots/reasons/reason-words.ts";
import { conspiracyFeatureTexts as conspiracy } from "../../conspiracy/bots/words.ts";
import { soloFeatureTexts as conspiracySolo } from "../../conspiracy-solo/bots/words.ts";
import { exilesFeatureTexts as exiles } from "../../exiles/bots/words.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { krakenFeatureTexts as kraken } from "../../kraken/bots/words.ts";
import { leviathanFeatureTexts as leviathan } from "../../leviathan/bots/words.ts";
import { en } from "../en.ts";
import type { LocaleWithBots } from "../reason-locale.ts";

export type { LocaleWithBots } from "../reason-locale.ts";

/** English with the texts of the reasons of bots. */
export const enWithBots: LocaleWithBots = /* @__PURE__ */ deepFreeze({
  ...en,
  bots: { about: inBrackets, abyss, exiles, kraken, leviathan, conspiracy, conspiracySolo },
});
