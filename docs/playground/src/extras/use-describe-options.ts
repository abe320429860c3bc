import type { TextOptions } from "abyss-rules/games";
import { usePageLanguage } from "../words/page-language.ts";

/** The options for describe functions, in the language of the page. */
export function useDescribeOptions(names: readonly string[], view?: object): TextOptions {
  const { locale } = usePageLanguage();
  return { names, locale, ...(view && { view }) };
}
