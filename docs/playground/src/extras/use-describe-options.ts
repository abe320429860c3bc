import type { DescribeOptions } from "../play/game-entry.ts";
import { usePageLanguage } from "../words/page-language.ts";

/** The options for describe functions, in the language of the page. */
export function useDescribeOptions(names: readonly string[], view?: object): DescribeOptions {
  const { locale } = usePageLanguage();
  return { names, locale, ...(view && { view }) };
}
