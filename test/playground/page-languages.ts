import { type Language, languages, loadTexts } from "../../docs/playground/src/words/languages.ts";
import type { PageLanguage } from "../../docs/playground/src/words/page-language.ts";

const loaded = languages.map(
  async (language) => [language, { language, ...(await loadTexts[language]()) }] as const,
);

/** The texts of the page in every language. */
export const pageLanguages = Object.fromEntries(await Promise.all(loaded)) as Readonly<
  Record<Language, PageLanguage>
>;
