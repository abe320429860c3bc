import { usePageLanguage } from "../../../words/page-language.ts";
import { exampleTexts as cs } from "./cs.ts";
import { exampleTexts as en } from "./en.ts";
import { exampleTexts as pl } from "./pl.ts";
import { exampleTexts as zhHant } from "./zh-hant.ts";

/** What the worked examples show, by the number of their rule. */
export type ExampleTexts = Readonly<Record<string, string>>;

const languages = { en, pl, cs, "zh-hant": zhHant };

/** What the worked example of a rule shows, in the language of the page; `undefined` for other rules. */
export const useExampleText = (rule: string): string | undefined =>
  languages[usePageLanguage().language][rule];
