import type { Locale } from "abyss-rules/locales/en";
import { createContext, useContext } from "react";
import type { Language } from "./languages.ts";
import type { Words } from "./words.ts";

/** The language of the page, with its texts. */
export interface PageLanguage {
  readonly language: Language;
  /** The texts of the library. */
  readonly locale: Locale;
  /** The texts of the page. */
  readonly words: Words;
}

/** The selected language. */
export const PageLanguageContext = createContext<PageLanguage | undefined>(undefined);

/** The language of the page, with its texts. */
export function usePageLanguage(): PageLanguage {
  const pageLanguage = useContext(PageLanguageContext);
  if (!pageLanguage) throw new Error("this component is outside of a PageLanguageContext");
  return pageLanguage;
}
