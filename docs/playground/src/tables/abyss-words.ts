import type { Locale } from "abyss-rules/locales/en";
import { wordsOver } from "abyss-rules/variant";

/** The words of all games based on Abyss. */
export const allWords = ({ abyss, kraken, leviathan, exiles }: Locale) =>
  wordsOver(wordsOver(wordsOver(abyss, kraken), leviathan), exiles);
