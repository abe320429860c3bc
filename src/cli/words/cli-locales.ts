import { csWithBots as czech } from "../../locales/cs/bots.ts";
import { enWithBots as english } from "../../locales/en/bots.ts";
import { plWithBots as polish } from "../../locales/pl/bots.ts";
import type { LocaleWithBots } from "../../locales/reason-locale.ts";
import { zhHantWithBots as chinese } from "../../locales/zh-hant/bots.ts";
import { cs } from "./cs.ts";
import { en } from "./en.ts";
import type { Labels } from "./labels.ts";
import { pl } from "./pl.ts";
import { zhHant } from "./zh-hant.ts";

/** A language: the texts of the games, of reasons, and of the command line. */
export interface CliLocale {
  readonly locale: LocaleWithBots;
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
