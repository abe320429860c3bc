import { cs as csLocale } from "abyss-rules/locales/cs";
import { en as enLocale } from "abyss-rules/locales/en";
import { pl as plLocale } from "abyss-rules/locales/pl";
import { zhHant as zhHantLocale } from "abyss-rules/locales/zh-hant";
import { cs } from "./cs.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";
import { zhHant } from "./zh-hant.ts";

/** The languages, with their own names. */
export const languages = {
  en: { name: "English", words: en, locale: enLocale },
  pl: { name: "Polski", words: pl, locale: plLocale },
  cs: { name: "Čeština", words: cs, locale: csLocale },
  "zh-hant": { name: "繁體中文", words: zhHant, locale: zhHantLocale },
} as const;

/** A language of the page. */
export type Language = keyof typeof languages;
