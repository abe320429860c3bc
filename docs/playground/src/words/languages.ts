import type { LocaleWithBots } from "abyss-rules/locales/en/bots";
import type { ExtrasWords } from "../extras/words/words.ts";
import type { TableWords } from "../tables/words/words.ts";
import type { Words } from "./words.ts";

/** The languages, with their own names. */
export const languageNames = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  "zh-hant": "繁體中文",
} as const;

/** A language of the page. */
export type Language = keyof typeof languageNames;

/** All languages, in the order of the menu. */
export const languages = Object.keys(languageNames) as readonly Language[];

/** All texts in one language. */
export interface LanguageTexts {
  /** The texts of the library, with those of the reasons of bots. */
  readonly locale: LocaleWithBots;
  /** The texts of the page. */
  readonly words: Words;
  readonly tables: TableWords;
  readonly extras: ExtrasWords;
}

/** Loads the texts of a language. */
export const loadTexts: Readonly<Record<Language, () => Promise<LanguageTexts>>> = {
  en: async () => (await import("./texts/en.ts")).texts,
  pl: async () => (await import("./texts/pl.ts")).texts,
  cs: async () => (await import("./texts/cs.ts")).texts,
  "zh-hant": async () => (await import("./texts/zh-hant.ts")).texts,
};
