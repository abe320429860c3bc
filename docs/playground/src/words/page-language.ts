import type { Locale } from "abyss-rules/locales/pl";
import { createContext, useContext } from "react";
import type { Language } from "./languages.ts";
import type { Words } from "./words.ts";

/** The language that the page speaks. */
export interface PageLanguage {
  readonly language: Language;
  /** The library's texts; English needs none. */
  readonly locale?: Locale;
  /** The page's own. */
  readonly words: Words;
}

/** The language that was chosen. */
export const PageLanguageContext = createContext<PageLanguage | undefined>(undefined);

/** The language that the page speaks. */
export function usePageLanguage(): PageLanguage {
  const pageLanguage = useContext(PageLanguageContext);
  if (!pageLanguage) throw new Error("no language around this component");
  return pageLanguage;
}
