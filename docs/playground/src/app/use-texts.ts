import { useEffect, useMemo } from "react";
import { type Language, loadTexts } from "../words/languages.ts";
import type { PageLanguage } from "../words/page-language.ts";
import { useTranslated } from "./loading/use-translated.ts";

/** The texts of the page in this language; those of the language before until they are loaded. */
export function useTexts(language: Language) {
  const { translated, hasFailed, retry } = useTranslated(loadTexts, language);
  const texts = useMemo<PageLanguage | undefined>(
    () => translated && { language: translated.language, ...translated.texts },
    [translated],
  );
  const shown = translated?.language;
  useEffect(() => {
    if (shown) document.documentElement.lang = shown;
  }, [shown]);
  return { texts, hasFailed, retry };
}
