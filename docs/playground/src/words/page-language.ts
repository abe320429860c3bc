import { createContext, useContext } from "react";
import type { Language, LanguageTexts } from "./languages.ts";

/** The language of the page, with its texts. */
export interface PageLanguage extends LanguageTexts {
  readonly language: Language;
}

/** The selected language. */
export const PageLanguageContext = createContext<PageLanguage | undefined>(undefined);

/** The language of the page, with its texts. */
export function usePageLanguage(): PageLanguage {
  const pageLanguage = useContext(PageLanguageContext);
  if (!pageLanguage) throw new Error("this component is outside of a PageLanguageContext");
  return pageLanguage;
}
