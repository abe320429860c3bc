import { csWithBots as locale } from "abyss-rules/locales/cs/bots";
import { extrasWords as extras } from "../../extras/words/cs.ts";
import { cs as tables } from "../../tables/words/cs.ts";
import { cs as words } from "../cs.ts";
import type { LanguageTexts } from "../languages.ts";

/** All texts in Czech: one file for the browser to load. */
export const texts: LanguageTexts = { locale, words, tables, extras };
