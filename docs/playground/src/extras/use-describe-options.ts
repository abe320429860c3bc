import type { DescribeOptions } from "../play/game-entry.ts";
import { usePageLanguage } from "../words/page-language.ts";

/** How a game is told to whoever looks at the page. */
export function useDescribeOptions(names: readonly string[], view?: object): DescribeOptions {
  const { locale } = usePageLanguage();
  return { names, ...(locale && { locale }), ...(view && { view }) };
}
