import type { TextLoaders } from "../../../app/loading/use-translated.ts";
import type { GuideWords } from "./words.ts";

/** Loads the texts of the guides in a language. */
export const loadGuideWords: TextLoaders<GuideWords> = {
  en: async () => (await import("./en.ts")).guideWords,
  pl: async () => (await import("./pl.ts")).guideWords,
  cs: async () => (await import("./cs.ts")).guideWords,
  "zh-hant": async () => (await import("./zh-hant.ts")).guideWords,
};
