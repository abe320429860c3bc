import { enWithBots as locale } from "abyss-rules/locales/en/bots";
import { extrasWords as extras } from "../../extras/words/en.ts";
import { en as tables } from "../../tables/words/en.ts";
import { en as words } from "../en.ts";
import type { LanguageTexts } from "../languages.ts";

/** All texts in English: one file for the browser to load. */
export const texts: LanguageTexts = { locale, words, tables, extras };
