import type { Telling } from "../play/entry.ts";
import { useSpeech } from "../words/speech.ts";

/** How a game is told to whoever looks at the page. */
export function useTelling(names: readonly string[], view?: object): Telling {
  const { locale } = useSpeech();
  return { names, ...(locale && { locale }), ...(view && { view }) };
}
