import { useState } from "react";
import type { Language } from "../../words/languages.ts";
import { useLoaded } from "./use-loaded.ts";

/** Loads the texts of a language. */
export type TextLoaders<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

/** Texts with their language. */
interface Translated<Texts> {
  readonly language: Language;
  readonly texts: Texts;
}

/** Texts in this language; those of the language before until they are loaded. */
export function useTranslated<Texts>(load: TextLoaders<Texts>, language: Language) {
  const { part, hasFailed, retry } = useLoaded(load[language]);
  const [translated, setTranslated] = useState<Translated<Texts>>();
  if (part !== undefined && translated?.language !== language)
    setTranslated({ language, texts: part });
  return { translated, hasFailed, retry };
}
