import type { TextLoaders } from "../../../app/loading/use-translated.ts";

/** What the worked examples show, by the number of their rule. */
export type ExampleTexts = Readonly<Record<string, string>>;

/** Loads the texts of the worked examples in a language. */
export const loadExampleTexts: TextLoaders<ExampleTexts> = {
  en: async () => (await import("./en.ts")).exampleTexts,
  pl: async () => (await import("./pl.ts")).exampleTexts,
  cs: async () => (await import("./cs.ts")).exampleTexts,
  "zh-hant": async () => (await import("./zh-hant.ts")).exampleTexts,
};
