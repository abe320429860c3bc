import { usePageLanguage } from "../../../words/page-language.ts";
import { guideWords as cs } from "./cs.ts";
import { guideWords as en } from "./en.ts";
import { guideWords as pl } from "./pl.ts";
import type { GuideWords } from "./words.ts";
import { guideWords as zhHant } from "./zh-hant.ts";

const languages = { en, pl, cs, "zh-hant": zhHant };

/** The texts of the guides in the language of the page. */
export const useGuideWords = (): GuideWords => languages[usePageLanguage().language];
