import { plWithBots as locale } from "abyss-rules/locales/pl/bots";
import { extrasWords as extras } from "../../extras/words/pl.ts";
import { pl as tables } from "../../tables/words/pl.ts";
import type { LanguageTexts } from "../languages.ts";
import { pl as words } from "../pl.ts";

/** All texts in Polish: one file for the browser to load. */
export const texts: LanguageTexts = { locale, words, tables, extras };
