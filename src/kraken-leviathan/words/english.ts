import { abyssWords } from "../../abyss/words/english.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { wordsOver } from "../../kernel/words/phrases.ts";
import { krakenWords } from "../../kraken/words/english.ts";
import { leviathanWords } from "../../leviathan/words/english.ts";

/** The English words of Kraken with Leviathan: those of its three layers. */
export const krakenLeviathanWords = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ wordsOver(/* @__PURE__ */ wordsOver(abyssWords, krakenWords), leviathanWords),
);
