import { abyssWords } from "../abyss/words.ts";
import type { ExileCard } from "../exiles/cards/catalogue.ts";
import { defaultCatalogue } from "../exiles/cards/default-catalogue.ts";
import { exilesWords } from "../exiles/words.ts";
import { sentence, wordsOver } from "../kernel/describe.ts";
import { krakenWords } from "../kraken/words.ts";
import type { Event, Refusal } from "./blueprint.ts";

/**
 * An English sentence for an event or a refusal. Cards that were redacted are only counted; exiles
 * are called as in the catalogue.
 *
 * @example
 * ```ts
 * const result = exilesKraken.reduce(state, { type: "plot-exile", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (EX-2)."
 * ```
 */
export function describe(
  said: Event | Refusal,
  catalogue: readonly ExileCard[] = defaultCatalogue,
): string {
  return sentence(wordsOver(wordsOver(abyssWords, krakenWords), exilesWords(catalogue)), said);
}
