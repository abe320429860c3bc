import { useEffect, useState } from "react";
import { type Language, loadTexts } from "../words/languages.ts";
import type { PageLanguage } from "../words/page-language.ts";
import { useLoaded } from "./loading/use-loaded.ts";

/** The texts of the page in this language; those of the language before until they are loaded. */
export function useTexts(language: Language) {
  const { part, hasFailed, retry } = useLoaded(loadTexts[language]);
  const [texts, setTexts] = useState<PageLanguage>();
  if (part && texts?.language !== language) setTexts({ language, ...part });
  const shown = texts?.language;
  useEffect(() => {
    if (shown) document.documentElement.lang = shown;
  }, [shown]);
  return { texts, hasFailed, retry };
}
