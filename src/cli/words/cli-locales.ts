import { cs as czech } from "../../locales/cs.ts";
import { en as english } from "../../locales/en.ts";
import { type Locale, pl as polish } from "../../locales/pl.ts";
import { zhHant as chinese } from "../../locales/zh-hant.ts";
import { cs } from "./cs.ts";
import { en } from "./en.ts";
import type { Labels } from "./labels.ts";
import { pl } from "./pl.ts";
import { zhHant } from "./zh-hant.ts";

/** A language: the texts of the games and of the command line. */
export interface CliLocale {
  readonly locale: Locale;
  readonly labels: Labels;
}

/** English, the default language. */
export const englishCli: CliLocale = { locale: english, labels: en };

/** All languages, by their names for `--locale`. */
export const cliLocales: ReadonlyMap<string, CliLocale> = new Map([
  ["en", englishCli],
  ["pl", { locale: polish, labels: pl }],
  ["cs", { locale: czech, labels: cs }],
  ["zh-hant", { locale: chinese, labels: zhHant }],
]);
