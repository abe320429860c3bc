import { zhHantWithBots as locale } from "abyss-rules/locales/zh-hant/bots";
import { extrasWords as extras } from "../../extras/words/zh-hant.ts";
import { zhHant as tables } from "../../tables/words/zh-hant.ts";
import type { LanguageTexts } from "../languages.ts";
import { zhHant as words } from "../zh-hant.ts";

/** All texts in Traditional Chinese: one file for the browser to load. */
export const texts: LanguageTexts = { locale, words, tables, extras };
