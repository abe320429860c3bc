import { usePageLanguage } from "../../words/page-language.ts";
import { extrasWords as cs } from "./cs.ts";
import { extrasWords as en } from "./en.ts";
import { extrasWords as pl } from "./pl.ts";
import type { ExtrasWords } from "./words.ts";
import { extrasWords as zhHant } from "./zh-hant.ts";

const languages = { en, pl, cs, "zh-hant": zhHant };

/** The texts of the extras in the language of the page. */
export const useExtrasWords = (): ExtrasWords => languages[usePageLanguage().language];
