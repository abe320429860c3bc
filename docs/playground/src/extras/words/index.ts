import { usePageLanguage } from "../../words/page-language.ts";
import type { ExtrasWords } from "./words.ts";

/** The texts of the extras in the language of the page. */
export const useExtrasWords = (): ExtrasWords => usePageLanguage().extras;
